import { BREAKPOINTS } from "@metatron/contract/constants";
import { useSyncExternalStore } from "react";

/** The number of cards side by side, by breakpoint. */
const STEPS = [
  { from: BREAKPOINTS.wide, columns: 4 },
  { from: BREAKPOINTS.desktop, columns: 3 },
  { from: BREAKPOINTS.handset, columns: 2 },
] as const;

export function useColumns(): number {
  return useSyncExternalStore(subscribe, columnsNow);
}

const queries = () =>
  STEPS.map(({ from, columns }) => ({ columns, media: matchMedia(`(min-width: ${from}px)`) }));

function subscribe(listener: () => void) {
  const all = queries();
  for (const { media } of all) media.addEventListener("change", listener);
  return () => {
    for (const { media } of all) media.removeEventListener("change", listener);
  };
}

export const columnsNow = () => queries().find(({ media }) => media.matches)?.columns ?? 1;
