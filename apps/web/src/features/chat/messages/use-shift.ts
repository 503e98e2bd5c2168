import { useEffect, useRef } from "react";
import type { Turn } from "./turns.ts";

/** Whether earlier turns were put before the shown ones: the list then keeps its distance from the end. */
export function useShift(turns: readonly Turn[]): boolean {
  const firstId = turns[0]?.id ?? null;
  const shownFirst = useRef(firstId);
  useEffect(() => {
    shownFirst.current = firstId;
  }, [firstId]);
  return isPrepended(turns, shownFirst.current);
}

export function isPrepended(turns: readonly Turn[], shownFirst: string | null): boolean {
  return shownFirst !== null && turns.findIndex(({ id }) => id === shownFirst) > 0;
}
