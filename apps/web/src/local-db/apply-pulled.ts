import type { Conversation } from "@metatron/contract/chat/conversation";
import type { Message } from "@metatron/contract/chat/message";
import type { ChatsStore } from "./chats-database.ts";
import { readTombstones } from "./delete-conversation.ts";
import { isSameRow, mergeConversation, placePulled } from "./merge.ts";
import { readMessages } from "./messages.ts";
import { pendingOf, readOutbox, readPending, TAGS_GROUP } from "./outbox.ts";
import { toSearchText } from "./search-text.ts";

export async function applyConversations(
  db: ChatsStore,
  conversations: readonly Conversation[],
): Promise<void> {
  await db.write(["chats", "outbox", "settings"], async (tx) => {
    const tombstones = await readTombstones(tx);
    const unsent = Map.groupBy(await readOutbox(tx), (entry) => entry.conversationId);
    const wanted = conversations.filter(({ id }) => !tombstones.has(id));
    const known = await tx.chats.bulkGet(wanted.map(({ id }) => id));
    const rows = wanted.flatMap((server, at) => {
      const pending = pendingOf([...(unsent.get(server.id) ?? []), ...(unsent.get(TAGS_GROUP) ?? [])]);
      return mergeConversation(known[at], server, pending) ?? [];
    });
    await tx.chats.bulkPut(rows);
  });
}

export interface PulledMessages {
  conversationId: string;
  items: readonly Message[];
  /** Cursor at which the last page begins. */
  tailCursor: string | null;
  /** Only with a complete list: the messages known to be on the server when the first page was requested. */
  knownBefore?: ReadonlySet<string>;
}

/**
 * Stores messages from the server. With a complete list, messages that the server no longer has are deleted.
 */
export async function applyMessages(db: ChatsStore, pulled: PulledMessages): Promise<void> {
  const { conversationId, items, tailCursor, knownBefore } = pulled;
  await db.write(["chats", "messages", "texts", "answerDrafts", "outbox"], async (tx) => {
    // The conversation may have been deleted while the pages were being fetched.
    const conversation = await tx.chats.get(conversationId);
    if (!conversation) return;
    const pending = await readPending(tx, conversationId);
    const local = new Map((await readMessages(tx, conversationId)).map((row) => [row.id, row]));
    const isWhole = knownBefore !== undefined;
    const arrived = new Set(items.map(({ id }) => id));
    const gone = isWhole ? [...knownBefore].filter((id) => !arrived.has(id)) : [];
    const placed = placePulled({ local, items, pending, isWhole });
    const changed = placed.filter((row) => !isSameRow(local.get(row.id), row));

    await tx.messages.bulkDelete(gone);
    await tx.messages.bulkPut(changed);
    if (isWhole) await tx.texts.put(toSearchText(conversationId, placed));
    else if (changed.length > 0) await tx.texts.delete(conversationId);
    await tx.answerDrafts.bulkDelete(
      changed.filter(({ state }) => state !== "streaming").map(({ id }) => id),
    );
    const hasMessages = isWhole || conversation.hasMessages;
    await tx.chats.update(conversationId, { digest: "", tailCursor, hasMessages });
  });
}

export async function knownMessageIds(db: ChatsStore, conversationId: string): Promise<Set<string>> {
  const rows = await readMessages(db, conversationId);
  return new Set(rows.filter(({ isOnServer }) => isOnServer).map(({ id }) => id));
}
