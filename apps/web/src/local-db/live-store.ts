import { Topics } from "./changes.ts";
import type { Database, Store } from "./database.ts";

export type Live<T> =
  | { state: "loading" }
  | { state: "ready"; value: T }
  /** The database could not be read: storage is full, disabled or damaged. */
  | { state: "failed"; error: unknown };

const LOADING = { state: "loading" } as const;

/** A query of the local database that runs again when rows that it read change, in this tab or another. */
export function createLiveStore<Tables, T>(db: Database<Tables>, query: (db: Store<Tables>) => Promise<T>) {
  let current: Live<T> = LOADING;

  function watch(show: (next: Live<T>) => void): () => void {
    let reads = new Topics();
    /**
     * Writes that arrived while the query ran; the query may have read those rows before they were written.
     */
    let writtenDuringQuery: Topics[] | null = null;
    let isOver = false;

    async function run() {
      writtenDuringQuery = [];
      const noted = new Topics();
      const next = await query(db.noting(noted)).then(
        (value): Live<T> => ({ state: "ready", value }),
        (error): Live<T> => ({ state: "failed", error }),
      );
      if (isOver) return;
      const isStale = writtenDuringQuery.some((written) => noted.touches(written));
      reads = noted;
      writtenDuringQuery = null;
      show(next);
      if (isStale) void run();
    }

    const unsubscribe = db.subscribe((written) => {
      if (writtenDuringQuery) writtenDuringQuery.push(written);
      else if (reads.touches(written)) void run();
    });
    void run();
    return () => {
      isOver = true;
      unsubscribe();
    };
  }

  return {
    snapshot: () => current,
    subscribe: (listener: () => void): (() => void) =>
      watch((next) => {
        current = next;
        listener();
      }),
  };
}
