import { useLayoutEffect, useState } from "react";

/** The scroll container of an element, and the element's offset in it, for a virtual list. */
export function useScrollParent(frame: React.RefObject<HTMLElement | null>) {
  const [place, setPlace] = useState<{ scroller: HTMLElement | null; margin: number }>({
    scroller: null,
    margin: 0,
  });
  useLayoutEffect(() => {
    const element = frame.current;
    let scroller = element?.parentElement ?? null;
    while (scroller && !/auto|scroll/.test(getComputedStyle(scroller).overflowY))
      scroller = scroller.parentElement;
    if (!element || !scroller) return;
    const found = scroller;
    const measure = () => {
      const top = element.getBoundingClientRect().top - found.getBoundingClientRect().top + found.scrollTop;
      setPlace((known) =>
        known.scroller === found && known.margin === top ? known : { scroller: found, margin: top },
      );
    };
    measure();
    // What stands above the list grows and shrinks: uploads, filters, the width of the window.
    const observer = new ResizeObserver(measure);
    observer.observe(found);
    for (const child of found.children) observer.observe(child);
    return () => observer.disconnect();
  }, [frame]);
  return place;
}
