import { useMemo, useSyncExternalStore } from "react";
import type { Database, Store } from "./database.ts";
import { createLiveStore, type Live } from "./live-store.ts";

/**
 * The result of a query, now and after each change. The query is created again when one of `inputs` changes.
 */
export function useLive<Tables, T>(
  db: Database<Tables>,
  query: (db: Store<Tables>) => Promise<T>,
  inputs: readonly unknown[],
): Live<T> {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the query is a new function at each render; `inputs` are its dependencies.
  const store = useMemo(() => createLiveStore(db, query), [db, ...inputs]);
  return useSyncExternalStore(store.subscribe, store.snapshot);
}
