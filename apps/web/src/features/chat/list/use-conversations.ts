import { useMemo, useState, useSyncExternalStore } from "react";
import type { ChatsDatabase } from "../../../local-db/chats-database.ts";
import { forgetListStores, listStores } from "./conversations-store.ts";

const NONE: ReadonlySet<string> = new Set();

/** The person's conversations of the local copy, and those with a running answer. */
export function useConversations(db: ChatsDatabase) {
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` only triggers a retry with new stores.
  const stores = useMemo(() => listStores(db), [db, attempt]);
  const conversations = useSyncExternalStore(stores.conversations.subscribe, stores.conversations.snapshot);
  const running = useSyncExternalStore(stores.running.subscribe, stores.running.snapshot);
  return {
    conversations,
    running: running.state === "ready" ? running.value : NONE,
    retry: () => {
      forgetListStores(db);
      setAttempt((last) => last + 1);
    },
  };
}
