import { useEffect, useMemo, useSyncExternalStore } from "react";
import type { KeptDrafts } from "../sync/keep-drafts.ts";
import { createDraftStore } from "./draft-store.ts";

/**
 * The content of a composer, saved as it is typed. Use one component
 * per conversation: `draftOf` must not change.
 */
export function useDraft({ drafts }: { drafts: Pick<KeptDrafts, "read" | "type"> }, draftOf: string) {
  const store = useMemo(() => createDraftStore(drafts, draftOf), [drafts, draftOf]);
  useEffect(() => void store.load(), [store]);
  const draft = useSyncExternalStore(store.subscribe, store.snapshot);
  return { draft, change: store.change, clear: store.clear };
}
