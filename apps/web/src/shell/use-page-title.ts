import { useEffect } from "react";
import { BRAND_PROFILES } from "../lib/brand.ts";
import { useBrand } from "./brand.ts";

let current = "";
let waiting = 0;
const arrived = new Set<string>();
let shown = 0;

export function usePageTitle(title: string) {
  const { name } = BRAND_PROFILES[useBrand()];
  useEffect(() => {
    current = `${title} · ${name}`;
    showTitle();
  }, [title, name]);
}

/** Shows how many answers wait for the person, also in the list of windows and on the installed app's icon. */
export function setTitleBadge(count: number) {
  waiting = count;
  showBadge();
}

/** The same for what arrives while nobody looks at this tab; it is counted until the person looks. */
export function noteArrival(tag: string) {
  if (document.visibilityState === "visible") return;
  if (arrived.size === 0) document.addEventListener("visibilitychange", forgetArrivals);
  arrived.add(tag);
  showBadge();
}

function forgetArrivals() {
  if (document.visibilityState !== "visible") return;
  document.removeEventListener("visibilitychange", forgetArrivals);
  arrived.clear();
  showBadge();
}

function showBadge() {
  const count = waiting + arrived.size;
  if (count === shown) return;
  shown = count;
  showTitle();
  renewBadge();
}

/** Also replaces the badge that the service worker set for a push. */
export function renewBadge() {
  // Missing in browsers that can't install the app, and refused in a tab.
  const badge = shown > 0 ? navigator.setAppBadge?.(shown) : navigator.clearAppBadge?.();
  badge?.catch(() => undefined);
}

function showTitle() {
  document.title = shown > 0 ? `(${shown}) ${current}` : current;
}
