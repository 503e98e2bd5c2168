import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { isAtEnd, type ScrollPlace, staysWithEnd } from "./follow-end.ts";

/**
 * Keeps the end of the list in view while the reader is there, in the same frame in which content grows, and
 * stops as soon as the reader scrolls up.
 */
export function useFollowEnd(scroller: RefObject<HTMLElement | null>) {
  const isFollowing = useRef(true);
  const [isEndInSight, setEndInSight] = useState(true);

  const goToEnd = useCallback(() => {
    const element = scroller.current;
    if (!element) return;
    isFollowing.current = true;
    element.scrollTop = element.scrollHeight;
  }, [scroller]);

  const letGo = useCallback(() => {
    isFollowing.current = false;
  }, []);

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    let before = placeOf(element);
    const look = () => {
      const now = placeOf(element);
      isFollowing.current = staysWithEnd(isFollowing.current, before, now);
      before = now;
      setEndInSight(isFollowing.current || isAtEnd(now));
    };
    const keep = () => {
      if (isFollowing.current) element.scrollTop = element.scrollHeight;
      else look();
    };
    const resizes = new ResizeObserver(keep);
    resizes.observe(element);
    const list = element.firstElementChild;
    if (list) resizes.observe(list);
    element.addEventListener("scroll", look, { passive: true });
    return () => {
      resizes.disconnect();
      element.removeEventListener("scroll", look);
    };
  }, [scroller]);

  /** The growing row: its size is known before that of the list. */
  const lastRow = useCallback(
    (row: HTMLElement | null) => {
      if (!row) return;
      const resizes = new ResizeObserver(() => {
        if (isFollowing.current) goToEnd();
      });
      resizes.observe(row);
      return () => resizes.disconnect();
    },
    [goToEnd],
  );

  return { isEndInSight, goToEnd, letGo, lastRow, isFollowing };
}

function placeOf({ scrollTop, clientHeight, scrollHeight }: HTMLElement): ScrollPlace {
  return { top: scrollTop, viewport: clientHeight, content: scrollHeight };
}
