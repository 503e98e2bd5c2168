import { type ComponentType, lazy } from "react";
import { loadWhenOnline } from "../lib/load-when-online.ts";

const loads: (() => Promise<unknown>)[] = [];

/**
 * A part that the page does without at first: its code is loaded when it is shown, or before, once the page is at
 * rest. Until then it needs a `Suspense` around it.
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  loads.push(load);
  return lazy(loadWhenOnline(async () => ({ default: await load() })));
}

/** Loads all late parts: without a network, one that was never shown could not be shown. */
export function loadLateParts(): void {
  for (const load of loads) load().catch(() => undefined);
}
