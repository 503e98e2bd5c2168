import { readStored, writeStored } from "./stored-value.ts";

// Logout keeps both keys: news read once stays read.
const SEEN_KEY = "updatesBadgeSeen";
const VERSION_KEY = "updatesBadgeVersion";

const listeners = new Set<() => void>();

interface SeenOrNot {
  version: string;
  /** Whether the person has confirmed a notice that must be read, on any device. */
  acknowledged?: boolean;
}

/**
 * Versions sort by publication: an item with a greater version than the last one shown in this browser is
 * new, unless the person has confirmed it.
 */
export function isUnseen({ version, acknowledged }: SeenOrNot, seenVersion: string | null): boolean {
  return acknowledged !== true && (seenVersion === null || version > seenVersion);
}

export function countUnseen(items: readonly SeenOrNot[], seenVersion: string | null): number {
  return items.filter((item) => isUnseen(item, seenVersion)).length;
}

export function seenNewsVersion(): string | null {
  return readStored(SEEN_KEY) === "true" ? readStored(VERSION_KEY) : null;
}

export function markNewsSeen(version: string) {
  writeStored(VERSION_KEY, version);
  writeStored(SEEN_KEY, "true");
  for (const listener of listeners) listener();
}

export function subscribeToSeenNews(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
