import { useMemo, useState, useSyncExternalStore } from "react";
import type { ChatsDatabase } from "../../../local-db/chats-database.ts";
import { forgetListStores, listStores } from "./conversations-store.ts";

const NONE: ReadonlySet<string> = new Set();

/**
 * The person's conversations of the local copy, those with a running answer, and those whose answer waits for
 * the person.
 */
export function useConversations(db: ChatsDatabase) {
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` only triggers a retry with new stores.
  const stores = useMemo(() => listStores(db), [db, attempt]);
  const conversations = useSyncExternalStore(stores.conversations.subscribe, stores.conversations.snapshot);
  const running = useSyncExternalStore(stores.running.subscribe, stores.running.snapshot);
  // A string: drafts change with each part of an answer, and the list must not re-render with them.
  const waiting = useSyncExternalStore(stores.waiting.subscribe, () => {
    const now = stores.waiting.snapshot();
    return now.state === "ready" ? now.value.join() : "";
  });
  return {
    conversations,
    running: running.state === "ready" ? running.value : NONE,
    waiting: useMemo(() => (waiting === "" ? NONE : new Set(waiting.split(","))), [waiting]),
    retry: () => {
      forgetListStores(db);
      setAttempt((last) => last + 1);
    },
  };
}
