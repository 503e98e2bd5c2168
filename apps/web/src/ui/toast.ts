type ToastData = {
  text: string;
  /** With an action the toast stays 10 s instead of 6. */
  action?: { label: string; onAction: () => void };
};

export type ShownToast = ToastData & { id: number; ms: number };

const PLAIN_MS = 6_000;
const ACTION_MS = 10_000;

let shown: ShownToast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

/** Replaces the current toast; returns a function that closes it early. */
export function toast(data: ToastData): () => void {
  const id = ++lastId;
  set({ ...data, id, ms: data.action ? ACTION_MS : PLAIN_MS });
  return () => dismissToast(id);
}

export function dismissToast(id: number) {
  if (shown?.id === id) set(null);
}

export function shownToast(): ShownToast | null {
  return shown;
}

export function onToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function set(next: ShownToast | null) {
  shown = next;
  for (const listener of listeners) listener();
}
