import { useLayoutEffect, useRef, useState } from "react";

/**
 * The rendered width of the element. Charts are drawn at this width instead of being scaled, so text keeps
 * its size.
 */
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
