import { createDraftRescue, type Rescue } from "./rescue-drafts.ts";

/** An in-memory storage. */
export function aStorage(): Rescue {
  const items = new Map<string, string>();
  return {
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, value) => void items.set(name, value),
    removeItem: (name) => void items.delete(name),
    key: (at) => [...items.keys()][at] ?? null,
    get length() {
      return items.size;
    },
  };
}

export const aRescue = (storage = aStorage(), personKey = "someone") =>
  createDraftRescue({ storage, personKey, pageId: crypto.randomUUID() });
