import { type RefObject, useEffect, useState } from "react";

/** Drawn beyond what is seen, so that a page is there when it comes. */
const AHEAD = "60%";

/** The pages near what is seen, and the one that takes most of it. */
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
    const follow = () => setCurrent(pageAtMiddle(root, pages));
    root.addEventListener("scroll", follow, { passive: true });
    return () => {
      observer.disconnect();
      root.removeEventListener("scroll", follow);
    };
  }, [scroller, count]);
  return { inSight, current };
}

const numberOf = (page: Element) => Number(page.getAttribute("data-page"));

function pageAtMiddle(root: HTMLElement, pages: readonly HTMLElement[]): number {
  const middle = root.scrollTop + root.clientHeight / 2;
  const after = pages.findIndex(({ offsetTop }) => offsetTop > middle);
  const page = pages.at(after === -1 ? -1 : Math.max(0, after - 1));
  return page ? numberOf(page) : 1;
}
