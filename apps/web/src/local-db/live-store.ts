import { liveQuery } from "dexie";

export type Live<T> =
  | { state: "loading" }
  | { state: "ready"; value: T }
  /** The database could not be read: storage is full, switched off or damaged. */
  | { state: "failed"; error: unknown };

const LOADING = { state: "loading" } as const;

/** A query of the local database that is run again when its rows change, in this tab or another. */
export function createLiveStore<T>(query: () => Promise<T>) {
  let current: Live<T> = LOADING;
  return {
    snapshot: () => current,
    subscribe(listener: () => void): () => void {
      const show = (next: Live<T>) => {
        current = next;
        listener();
      };
      const subscription = liveQuery(query).subscribe({
        next: (value) => show({ state: "ready", value }),
        error: (error) => show({ state: "failed", error }),
      });
      return () => subscription.unsubscribe();
    },
  };
}
