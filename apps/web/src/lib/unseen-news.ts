import { readStored, writeStored } from "./stored-value.ts";

// Logout keeps both keys: news read once stays read.
const SEEN_KEY = "updatesBadgeSeen";
const VERSION_KEY = "updatesBadgeVersion";

interface News {
  version: string;
  items: readonly { version: string; date: string }[];
}

/** How many items are newer than the last version this browser has shown. */
export function countUnseen({ version, items }: News, seenVersion: string | null): number {
  if (seenVersion === version) return 0;
  const newestFirst = items.toSorted((a, b) => b.date.localeCompare(a.date));
  const firstSeen = newestFirst.findIndex((item) => item.version === seenVersion);
  return firstSeen === -1 ? newestFirst.length : firstSeen;
}

export function seenNewsVersion(): string | null {
  return readStored(SEEN_KEY) === "true" ? readStored(VERSION_KEY) : null;
}

export function markNewsSeen(version: string) {
  writeStored(VERSION_KEY, version);
  writeStored(SEEN_KEY, "true");
}
