const OPEN_AFTER_MS = 600;
/** Moving from one button to the next shows the second tooltip without delay. */
const STAYS_READY_MS = 300;
const CLOSE_AFTER_MS = 120;

/**
 * Listens once for the whole page: a list of thousands of rows needs no listener per button. Calls `show`
 * with the element whose `data-tooltip` is to be shown, and with null to hide the tooltip.
 */
export function watchTooltips(show: (anchor: HTMLElement | null) => void): () => void {
  let shown: HTMLElement | null = null;
  let wanted: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let readyUntil = 0;
  let isByFinger = false;
  let pointer = { x: -1, y: -1 };
  let pressed = { x: -1, y: -1 };

  function set(anchor: HTMLElement | null) {
    clearTimeout(timer);
    wanted = anchor;
    if (anchor === shown) return;
    if (!anchor) readyUntil = Date.now() + STAYS_READY_MS;
    shown = anchor;
    show(anchor);
  }

  function want(anchor: HTMLElement) {
    if (anchor === wanted) return clearTimeoutIfShown();
    if (!saysMore(anchor)) return leave();
    clearTimeout(timer);
    wanted = anchor;
    const open = () => {
      const current = anchor.isConnected ? anchor : replacementOf(anchor);
      // The menu opened by this button, or a dialog opened by keys, must not be covered by the tooltip.
      const isCovered = current?.ariaExpanded === "true" || !current?.matches(":hover, :focus");
      set(isCovered ? null : current);
    };
    const isReady = shown !== null || Date.now() < readyUntil;
    timer = setTimeout(open, isReady ? 0 : OPEN_AFTER_MS);
  }

  /** A list that is drawn again replaces the row under a pointer that rests, without a further event. */
  function replacementOf(anchor: HTMLElement): HTMLElement | null {
    const current = document.elementFromPoint(pointer.x, pointer.y)?.closest<HTMLElement>("[data-tooltip]");
    return current?.dataset.tooltip === anchor.dataset.tooltip ? (current ?? null) : null;
  }

  function clearTimeoutIfShown() {
    if (shown === wanted) clearTimeout(timer);
  }

  function leave() {
    clearTimeout(timer);
    wanted = shown;
    if (shown) timer = setTimeout(() => set(null), CLOSE_AFTER_MS);
    else wanted = null;
  }

  const handlers = {
    pointerover(event: PointerEvent) {
      if (event.pointerType === "touch" || !(event.target instanceof Element)) return;
      pointer = { x: event.clientX, y: event.clientY };
      // The button that takes the place of the pressed one («Enviar», «Detener») is under a pointer that did not move.
      if (pointer.x === pressed.x && pointer.y === pressed.y) return;
      pressed = { x: -1, y: -1 };
      // The pointer may rest on the tooltip itself (WCAG 1.4.13).
      if (event.target.closest("[data-tooltip-layer]")) return clearTimeout(timer);
      const anchor = anchorOf(event.target);
      if (anchor) want(anchor);
      else leave();
    },
    focusin(event: FocusEvent) {
      // Touch and typing would never close the tooltip: a finger does not leave, and focus after typing
      // counts as keyboard focus.
      if (isByFinger || !(event.target instanceof Element) || !event.target.matches(":focus-visible")) return;
      const anchor = anchorOf(event.target);
      if (anchor === event.target) want(anchor);
    },
    // Focus that leaves another element, and an answer that scrolls while it grows, say nothing about the
    // element under the pointer, which would not show its tooltip again before the pointer moves.
    focusout: (event: FocusEvent) => isAround(event.target, wanted) && set(null),
    pointerdown(event: PointerEvent) {
      isByFinger = event.pointerType === "touch";
      pressed = { x: event.clientX, y: event.clientY };
      set(null);
    },
    scroll: (event: Event) => isAround(event.target, shown) && set(null),
    keydown(event: KeyboardEvent) {
      isByFinger = false;
      if (event.key === "Escape") set(null);
    },
  };

  const stop = new AbortController();
  for (const [type, handler] of Object.entries(handlers)) {
    // Each handler accepts the event type of its own name.
    document.addEventListener(type, handler as EventListener, {
      capture: true,
      passive: true,
      signal: stop.signal,
    });
  }
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}

/** The tooltip of a title is its whole text, so it is only shown where the title is cut off. */
function saysMore(anchor: HTMLElement): boolean {
  if (anchor.dataset.tooltipCut === undefined) return true;
  const texts = [anchor, ...anchor.querySelectorAll<HTMLElement>(".truncate")];
  return texts.some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
}

function isAround(target: EventTarget | null, anchor: HTMLElement | null): boolean {
  return anchor !== null && target instanceof Node && target.contains(anchor);
}

function anchorOf(target: Element): HTMLElement | null {
  return target.closest<HTMLElement>("[data-tooltip]");
}
