import { type RefObject, useLayoutEffect } from "react";

/** Cached, because it is the same for every conversation and measuring it forces a layout. */
let gutter: string | undefined;

/**
 * Scrolls before the first paint and notifies the virtual list at
 * once, which would otherwise render the beginning.
 */
export function useOpenAtEnd(scroller: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    // The scroll bar's gutter on both sides is taken from the column's
    // padding: the composer below has no gutter.
    gutter ??= `${(element.offsetWidth - element.clientWidth) / 2}px`;
    element.style.setProperty("--gutter", gutter);
    element.scrollTop = element.scrollHeight;
    element.dispatchEvent(new Event("scroll"));
  }, [scroller]);
}
