import { BREAKPOINTS } from "@metatron/contract/constants";
import { useCallback, useSyncExternalStore } from "react";

/** Where the list is shown: behind a button, as a rail of icons, or beside the page. */
export type ListPlace = "drawer" | "rail" | "beside";

/** Where sources, files and other side content open. */
export type PanelPlace = "sheet" | "lowSheet" | "overlay" | "beside";

export function useListPlace(): ListPlace {
  const fromTablet = useFromWidth(BREAKPOINTS.handset);
  const fromWeb = useFromWidth(BREAKPOINTS.web);
  if (fromWeb) return "beside";
  return fromTablet ? "rail" : "drawer";
}

export function usePanelPlace(): PanelPlace {
  const fromTablet = useFromWidth(BREAKPOINTS.handset);
  const from960 = useFromWidth(BREAKPOINTS.tablet);
  const fromDesktop = useFromWidth(BREAKPOINTS.desktop);
  if (fromDesktop) return "beside";
  if (from960) return "overlay";
  return fromTablet ? "lowSheet" : "sheet";
}

export function useFromWidth(px: number): boolean {
  const query = `(min-width: ${px}px)`;
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query);
      media.addEventListener("change", listener);
      return () => media.removeEventListener("change", listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
