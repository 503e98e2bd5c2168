import { type RefObject, useLayoutEffect } from "react";

/** The same for every conversation; measuring it lays the page out once more. */
let gutter: string | undefined;

/** Before the first paint, and told to the virtual list at once: it would draw the beginning otherwise. */
export function useOpenAtEnd(scroller: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    // The room of the scroll bar, on both sides, is taken from the column's: the composer below has none.
    gutter ??= `${(element.offsetWidth - element.clientWidth) / 2}px`;
    element.style.setProperty("--gutter", gutter);
    element.scrollTop = element.scrollHeight;
    element.dispatchEvent(new Event("scroll"));
  }, [scroller]);
}
