import { useSyncExternalStore } from "react";

const QUERY = "(pointer: coarse)";

/** Whether fingers are the main way in: then Enter breaks the line and nothing opens the keyboard by itself. */
export function useTouch(): boolean {
  return useSyncExternalStore(subscribe, isTouch);
}

const isTouch = () => matchMedia(QUERY).matches;

function subscribe(listener: () => void) {
  const media = matchMedia(QUERY);
  media.addEventListener("change", listener);
  return () => media.removeEventListener("change", listener);
}
