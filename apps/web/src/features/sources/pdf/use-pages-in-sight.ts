import { type RefObject, useEffect, useState } from "react";

/** Margin around the viewport within which pages are drawn ahead. */
const AHEAD = "60%";

/** The pages near the viewport, and the page at its middle. */
export function usePagesInSight(scroller: RefObject<HTMLElement | null>, count: number) {
  const [inSight, setInSight] = useState<ReadonlySet<number>>(new Set());
  const [current, setCurrent] = useState(1);
  useEffect(() => {
    const root = scroller.current;
    if (!root || count === 0) return;
    const pages = [...root.querySelectorAll<HTMLElement>("[data-page]")];
    const near = new Set<number>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const number = numberOf(target);
          if (isIntersecting) near.add(number);
          else near.delete(number);
        }
        setInSight(new Set(near));
      },
      { root, rootMargin: `${AHEAD} 0px` },
    );
    for (const page of pages) observer.observe(page);
    const follow = () => {
      const tops = pages.map(({ offsetTop }) => offsetTop);
      const page = pages[pageAtMiddle(root, tops)];
      setCurrent(page ? numberOf(page) : 1);
    };
    root.addEventListener("scroll", follow, { passive: true });
    return () => {
      observer.disconnect();
      root.removeEventListener("scroll", follow);
    };
  }, [scroller, count]);
  return { inSight, current };
}

const numberOf = (page: Element) => Number(page.getAttribute("data-page"));

/** Index of the page at the middle of the viewport, by the offset of each page; -1 without pages. */
export function pageAtMiddle(
  { scrollTop, clientHeight }: Pick<HTMLElement, "scrollTop" | "clientHeight">,
  tops: readonly number[],
): number {
  const middle = scrollTop + clientHeight / 2;
  const after = tops.findIndex((top) => top > middle);
  return after === -1 ? tops.length - 1 : Math.max(0, after - 1);
}
