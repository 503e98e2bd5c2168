/** Ids of the conversations whose tags a person wants to change. */
let requested: readonly string[] | null = null;
const listeners = new Set<() => void>();

/** Opens the dialog from any menu, and starts loading its code; null closes it. */
export function requestTags(ids: readonly string[] | null): void {
  requested = ids;
  for (const listener of listeners) listener();
}

export const requestedTags = (): readonly string[] | null => requested;

export function onTagsRequest(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
