import type { ChatsDatabase } from "../../../local-db/chats-database.ts";
import { listConversations } from "../../../local-db/conversations.ts";
import { createLiveStore } from "../../../local-db/live-store.ts";
import { readStreamingAnswers } from "../../../local-db/messages.ts";

const made = new WeakMap<ChatsDatabase, ReturnType<typeof createStores>>();

/** One for each database, and it keeps what it read: a drawer that opens again shows its list at once. */
export function listStores(db: ChatsDatabase) {
  const known = made.get(db);
  if (known) return known;
  const stores = createStores(db);
  made.set(db, stores);
  return stores;
}

/** Reads the list before anybody asks for it, so that one that is hidden or in a drawer opens at once. */
export function readListAhead(db: ChatsDatabase) {
  const { conversations } = listStores(db);
  if (conversations.snapshot().state !== "loading") return;
  const stop = conversations.subscribe(() => stop());
}

/** After a failure: the next readers begin anew. */
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
  };
}
