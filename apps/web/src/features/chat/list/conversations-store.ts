import { readWaitingConversations } from "../../../local-db/answer-drafts.ts";
import type { ChatsDatabase } from "../../../local-db/chats-database.ts";
import { listConversations } from "../../../local-db/conversations.ts";
import { createLiveStore } from "../../../local-db/live-store.ts";
import { readStreamingAnswers } from "../../../local-db/messages.ts";

const made = new WeakMap<ChatsDatabase, ReturnType<typeof createStores>>();

/** One pair of stores per database, which keeps its rows: a drawer that reopens shows its list at once. */
export function listStores(db: ChatsDatabase) {
  const known = made.get(db);
  if (known) return known;
  const stores = createStores(db);
  made.set(db, stores);
  return stores;
}

/** Reads the list ahead of its first use, so that a hidden list or a drawer opens at once. */
export function readListAhead(db: ChatsDatabase) {
  const { conversations } = listStores(db);
  if (conversations.snapshot().state !== "loading") return;
  const stop = conversations.subscribe(() => stop());
}

/** Called after a failure, so that the next reader creates new stores. */
export function forgetListStores(db: ChatsDatabase) {
  made.delete(db);
}

function createStores(db: ChatsDatabase) {
  return {
    conversations: createLiveStore(db, listConversations),
    /** Ids of the conversations whose answer is being written. */
    running: createLiveStore(db, async (chats) => {
      const answers = await readStreamingAnswers(chats);
      return new Set(answers.map(({ idChat }) => idChat));
    }),
    /** Ids of the conversations whose answer waits for the person. */
    waiting: createLiveStore(db, readWaitingConversations),
  };
}
