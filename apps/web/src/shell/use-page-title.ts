import { useEffect } from "react";
import { BRAND_PROFILES } from "../lib/brand.ts";
import { useBrand } from "./brand.ts";

let current = "";
let badge = 0;

export function usePageTitle(title: string) {
  const { name } = BRAND_PROFILES[useBrand()];
  useEffect(() => {
    current = `${title} · ${name}`;
    show();
  }, [title, name]);
}

/** Shows how many answers wait for the person, also in the list of windows and on the installed app's icon. */
export function setTitleBadge(count: number) {
  if (count === badge) return;
  badge = count;
  show();
  // Missing in browsers that can't install the app, and refused in a tab.
  const shown = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  shown?.catch(() => undefined);
}

function show() {
  document.title = badge > 0 ? `(${badge}) ${current}` : current;
}
