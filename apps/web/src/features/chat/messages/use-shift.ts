import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import type { Turn } from "./turns.ts";

/** Frames in which the rows above are measured; each measurement moves the rows below. */
const HOLD_FRAMES = 30;

interface Place {
  scroller: RefObject<HTMLElement | null>;
  isFollowing: RefObject<boolean>;
}

/**
 * Whether earlier turns were put before the shown ones. A reader who has scrolled up keeps the same text at the same
 * height: the virtual list knows only estimated sizes of the new rows.
 */
export function useShift(turns: readonly Turn[], { scroller, isFollowing }: Place): boolean {
  const firstId = turns[0]?.id ?? null;
  const shownFirst = useRef(firstId);
  const isShifted = isPrepended(turns, shownFirst.current);
  // Read while rendering: after the commit the rows have moved already.
  const anchor = isShifted && !isFollowing.current ? findAnchor(scroller.current) : null;
  useEffect(() => {
    shownFirst.current = firstId;
  }, [firstId]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the anchor belongs to the render with these first turns.
  useLayoutEffect(() => {
    if (!anchor || !scroller.current) return;
    return holdAnchor(scroller.current, anchor, isFollowing);
  }, [firstId]);
  return isShifted;
}

export function isPrepended(turns: readonly Turn[], shownFirst: string | null): boolean {
  return shownFirst !== null && turns.findIndex(({ id }) => id === shownFirst) > 0;
}

interface Anchor {
  turnId: string;
  /** The lower edge: above, the first row loses its notice when it is no longer the first. */
  bottom: number;
}

function findAnchor(scroller: HTMLElement | null): Anchor | null {
  if (!scroller) return null;
  const edge = scroller.getBoundingClientRect().top;
  for (const row of scroller.querySelectorAll<HTMLElement>("[data-turn]")) {
    const { bottom } = row.getBoundingClientRect();
    if (bottom > edge) return { turnId: row.dataset.turn ?? "", bottom };
  }
  return null;
}

/** Ends early when the reader scrolls. */
function holdAnchor(scroller: HTMLElement, anchor: Anchor, isFollowing: RefObject<boolean>): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  let frames = 0;
  const hold = () => {
    if (signal.aborted) return;
    // The browser moves a list that got shorter to its end, which must not count as reading there.
    isFollowing.current = false;
    const row = scroller.querySelector(`[data-turn="${CSS.escape(anchor.turnId)}"]`);
    const moved = row ? row.getBoundingClientRect().bottom - anchor.bottom : 0;
    if (Math.abs(moved) >= 1) scroller.scrollTop += moved;
    frames += 1;
    if (frames < HOLD_FRAMES) requestAnimationFrame(hold);
    else ended.abort();
  };
  for (const type of ["wheel", "pointerdown", "keydown"])
    scroller.addEventListener(type, () => ended.abort(), { passive: true, signal });
  hold();
  return () => ended.abort();
}
