/** An element that had the focus, and where it stood: a removed element no longer knows. */
interface Place {
  element: HTMLElement;
  zone: "row" | "main" | "other";
  conversationId: string | null;
}

const MOST_PLACES = 12;
const ROW = "[data-conversation]";
const HOME = "[data-focus-home]";

/**
 * The focus falls to the body when its element is removed, and a keyboard user starts again at the top
 * of the page. This gives it to the nearest sensible element: the same row of the list, the element before a closed
 * layer, or the composer. Returns a function that stops it.
 */
export function keepFocus(main: () => HTMLElement | null): () => void {
  let places: Place[] = [];

  function note({ target }: FocusEvent) {
    if (!(target instanceof HTMLElement) || target === document.body) return;
    const row = target.closest(ROW);
    places = [
      ...places.filter(({ element }) => element !== target),
      {
        element: target,
        zone: row ? "row" : target.closest("main") ? "main" : "other",
        conversationId: row?.getAttribute("data-conversation") ?? null,
      } satisfies Place,
    ].slice(-MOST_PLACES);
  }

  /** A person who clicks beside every control wants no focus. */
  function forget({ target }: PointerEvent) {
    if (target instanceof Element && !target.closest("button, a, input, textarea, select, [tabindex]"))
      places = [];
  }

  function look() {
    const last = places.at(-1);
    if (!last || canTake(last.element)) return;
    // The send button is disabled when the field is empty. The browser moves the focus away after the next frame.
    const isDisabledSend = last.element.isConnected && last.element.closest("form")?.querySelector(HOME);
    // A panel that closes knows better where the focus belongs, and gives it back before this runs.
    if (!last.element.isConnected || isDisabledSend) requestAnimationFrame(() => setTimeout(restore));
  }

  function restore() {
    const last = places.at(-1);
    const isLost = document.activeElement === document.body || document.activeElement === null;
    if (!last || canTake(last.element) || !isLost) return;
    // A layer moves the focus itself.
    if (document.querySelector('[aria-modal="true"][data-state="open"]')) return;
    successorOf(places.toReversed(), main())?.focus();
  }

  const watcher = new MutationObserver(look);
  watcher.observe(document.body, { childList: true, subtree: true, attributeFilter: ["disabled"] });
  document.addEventListener("focusin", note);
  document.addEventListener("pointerdown", forget);
  return () => {
    watcher.disconnect();
    document.removeEventListener("focusin", note);
    document.removeEventListener("pointerdown", forget);
  };
}

/** The places are the newest first. */
function successorOf(places: readonly Place[], main: HTMLElement | null): HTMLElement | null {
  for (const { element, zone, conversationId } of places) {
    // A deleted row has no successor here: the list knows which row takes its place.
    if (zone === "row" && !canTake(element)) return linkOfRow(conversationId);
    if (canTake(element) && !opensKeyboard(element)) return element;
    if (zone === "main") return homeIn(main);
  }
  return homeIn(main);
}

const linkOfRow = (id: string | null) =>
  document.querySelector<HTMLElement>(`[data-conversation="${CSS.escape(id ?? "")}"] [data-row-link]`);

/** The composer of the page; on touch its frame, because the field would open the keyboard. */
function homeIn(main: HTMLElement | null): HTMLElement | null {
  const home = main?.querySelector<HTMLTextAreaElement>(HOME) ?? null;
  if (!home || !canTake(home)) return main;
  return opensKeyboard(home) ? home.form : home;
}

const opensKeyboard = (element: HTMLElement) =>
  element.matches("input, textarea") && matchMedia("(pointer: coarse)").matches;

const canTake = (element: HTMLElement) => element.isConnected && !element.matches(":disabled");
