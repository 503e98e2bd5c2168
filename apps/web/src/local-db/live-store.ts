import { Topics } from "./changes.ts";
import type { Database, Store } from "./database.ts";

export type Live<T> =
  | { state: "loading" }
  | { state: "ready"; value: T }
  /** The database could not be read: storage is full, disabled or damaged. */
  | { state: "failed"; error: unknown };

const LOADING = { state: "loading" } as const;

/** Shorter queries run again at once. */
const LONG_MS = 20;
/** A long query rests twice as long as it took: a large import changes a long list many times a second. */
const REST_FACTOR = 2;
const MOST_REST_MS = 1_000;

function restAfter(tookMs: number): number {
  return tookMs < LONG_MS ? 0 : Math.min(tookMs * REST_FACTOR, MOST_REST_MS);
}

/** A query of the local database that runs again when rows that it read change, in this tab or another. */
export function createLiveStore<Tables, T>(db: Database<Tables>, query: (db: Store<Tables>) => Promise<T>) {
  let current: Live<T> = LOADING;

  function watch(show: (next: Live<T>) => void): () => void {
    let reads = new Topics();
    /**
     * Writes that arrived while the query ran; the query may have read those rows before they were written.
     */
    let writtenDuringQuery: Topics[] | null = null;
    let restsUntil = 0;
    let isHurried = false;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;

    /** The first change within the rest is shown at once: it may be what the person just did. */
    function runAfterRest() {
      const left = restsUntil - performance.now();
      const mayRun = left <= 0 || !isHurried;
      isHurried = left > 0;
      if (mayRun) void run();
      else waiting ??= setTimeout(() => void run(), left);
    }

    async function run() {
      // A change after the rest runs the query before its timer does: two runs at once would lose changes.
      clearTimeout(waiting);
      waiting = undefined;
      const begun = performance.now();
      writtenDuringQuery = [];
      const noted = new Topics();
      const next = await query(db.noting(noted)).then(
        (value): Live<T> => ({ state: "ready", value }),
        (error): Live<T> => ({ state: "failed", error }),
      );
      if (isOver) return;
      const ended = performance.now();
      restsUntil = ended + restAfter(ended - begun);
      const isStale = writtenDuringQuery.some((written) => noted.touches(written));
      reads = noted;
      writtenDuringQuery = null;
      show(next);
      if (isStale) runAfterRest();
    }

    const unsubscribe = db.subscribe((written) => {
      if (writtenDuringQuery) writtenDuringQuery.push(written);
      else if (reads.touches(written)) runAfterRest();
    });
    void run();
    return () => {
      isOver = true;
      clearTimeout(waiting);
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
