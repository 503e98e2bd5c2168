import { useSyncExternalStore } from "react";

const QUERY = "(pointer: coarse)";

/**
 * Whether touch is the main input: Enter then inserts a line break,
 * and nothing opens the keyboard automatically.
 */
export function useTouch(): boolean {
  return useSyncExternalStore(subscribe, isTouch);
}

const isTouch = () => matchMedia(QUERY).matches;

function subscribe(listener: () => void) {
  const media = matchMedia(QUERY);
  media.addEventListener("change", listener);
  return () => media.removeEventListener("change", listener);
}
