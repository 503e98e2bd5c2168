import { useMemo, useState, useSyncExternalStore } from "react";
import type { ChatsDatabase } from "../../../local-db/chats-database.ts";
import { forgetListStores, listStores } from "./conversations-store.ts";

const NONE: ReadonlySet<string> = new Set();

/** A person's conversations as this browser has them, and those with an answer under way. */
export function useConversations(db: ChatsDatabase) {
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt reads with other stores.
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
