const OPEN_AFTER_MS = 250;
const CLOSE_AFTER_MS = 200;

/**
 * Listens once for the whole page, so that a long answer needs no listener per term. Calls `show` with the
 * term that is hovered, focused, activated by key or tapped, and with null when its explanation must be
 * hidden.
 */
export function watchTerms(show: (anchor: HTMLElement | null) => void): () => void {
  let shown: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function set(anchor: HTMLElement | null) {
    clearTimeout(timer);
    if (anchor === shown) return;
    shown = anchor;
    show(anchor);
  }

  function setLater(anchor: HTMLElement | null, ms: number) {
    clearTimeout(timer);
    timer = setTimeout(() => set(anchor?.isConnected ? anchor : null), ms);
  }

  const toggle = (anchor: HTMLElement) => set(shown === anchor ? null : anchor);

  const handlers = {
    pointerover(event: PointerEvent) {
      if (event.pointerType === "touch") return;
      // The pointer may rest on the explanation itself (WCAG 1.4.13).
      if (isInLayer(event.target)) return clearTimeout(timer);
      const anchor = termAt(event.target);
      if (anchor) setLater(anchor, shown === null ? OPEN_AFTER_MS : 0);
      else if (shown !== document.activeElement) setLater(null, CLOSE_AFTER_MS);
    },
    focusin(event: FocusEvent) {
      const anchor = termAt(event.target);
      if (anchor?.matches(":focus-visible")) set(anchor);
      else if (shown && !isInLayer(event.target) && !anchor) set(null);
    },
    focusout(event: FocusEvent) {
      if (termAt(event.target) === shown && termAt(event.relatedTarget) !== shown) set(null);
    },
    click(event: MouseEvent) {
      const anchor = termAt(event.target);
      if (anchor) toggle(anchor);
      else if (!isInLayer(event.target)) set(null);
    },
    keydown(event: KeyboardEvent) {
      if (event.key === "Escape" && shown) {
        // Prevents the dialog or panel around the term from closing too.
        event.stopPropagation();
        return set(null);
      }
      const anchor = termAt(event.target);
      if (!anchor || (event.key !== "Enter" && event.key !== " ")) return;
      event.preventDefault();
      toggle(anchor);
    },
    scroll: () => shown && set(null),
  };

  const stop = new AbortController();
  for (const [type, handler] of Object.entries(handlers)) {
    // Each handler accepts the event type of its own name.
    document.addEventListener(type, handler as EventListener, { capture: true, signal: stop.signal });
  }
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}

const termAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>("[data-term]") : null;

const isInLayer = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("[data-term-layer]") !== null;
