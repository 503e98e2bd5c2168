import { useMemo, useSyncExternalStore } from "react";
import type { Database, Store } from "./database.ts";
import { createLiveStore, type Live } from "./live-store.ts";

/** What a query finds, now and after each change. It is another query when one of `inputs` changes. */
export function useLive<Tables, T>(
  db: Database<Tables>,
  query: (db: Store<Tables>) => Promise<T>,
  inputs: readonly unknown[],
): Live<T> {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the query is a new function at each render; its inputs say when it is another.
  const store = useMemo(() => createLiveStore(db, query), [db, ...inputs]);
  return useSyncExternalStore(store.subscribe, store.snapshot);
}
