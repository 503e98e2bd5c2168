import { useLayoutEffect, useRef, useState } from "react";

/** How wide the element is drawn; charts are drawn to it, so that their letters keep their size. */
export function useWidth<Element extends HTMLElement>(first: number) {
  const ref = useRef<Element>(null);
  const [width, setWidth] = useState(first);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.round(entry.contentRect.width));
    });
    observer.observe(element);
    setWidth(Math.round(element.getBoundingClientRect().width) || first);
    return () => observer.disconnect();
  }, [first]);
  return { ref, width };
}
