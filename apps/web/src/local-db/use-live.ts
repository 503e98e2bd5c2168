import { useMemo, useSyncExternalStore } from "react";
import { createLiveStore, type Live } from "./live-store.ts";

/** What a query finds, now and after each change. It is another query when one of `inputs` changes. */
export function useLive<T>(query: () => Promise<T>, inputs: readonly unknown[]): Live<T> {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the query is a new function at each render; its inputs say when it is another.
  const store = useMemo(() => createLiveStore(query), inputs);
  return useSyncExternalStore(store.subscribe, store.snapshot);
}
