import { useSyncExternalStore } from "react";
import type { TermFinder } from "./term-finder.ts";

let current: TermFinder | null = null;
const listeners = new Set<() => void>();

/** Sets the terms that can be explained; null until they are loaded. */
export function setTerms(finder: TermFinder | null): void {
  current = finder;
  for (const listener of listeners) listener();
}

export const currentTerms = (): TermFinder | null => current;

export function useTerms(): TermFinder | null {
  return useSyncExternalStore(subscribe, currentTerms, currentTerms);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
