/** Ids of the conversations that a person wants to move into a project. */
let requested: readonly string[] | null = null;
const listeners = new Set<() => void>();

/** Opens the dialog from any menu, and starts loading its code; null closes it. */
export function requestMove(ids: readonly string[] | null): void {
  requested = ids;
  for (const listener of listeners) listener();
}

export const requestedMove = (): readonly string[] | null => requested;

export function onMoveRequest(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
