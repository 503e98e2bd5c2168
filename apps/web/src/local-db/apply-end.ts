import type { ConversationEnd } from "@metatron/contract/chat/conversation-end";
import type { ChatsStore } from "./chats-database.ts";
import { readTombstones } from "./delete-conversation.ts";
import { mergeConversation, mergeMessage } from "./merge.ts";
import { readMessages } from "./messages.ts";
import { readPending } from "./outbox.ts";

/**
 * Stores the last messages of a conversation that has none here. `hasMessages` stays false, so that the earlier ones
 * are still fetched. Each message gets the position that it has in the whole conversation, so that a question asked
 * before the earlier messages arrive is stored behind all of them.
 */
export async function applyConversationEnd(
  db: ChatsStore,
  { conversation, items, count }: ConversationEnd,
): Promise<void> {
  await db.write(["chats", "messages", "outbox", "settings"], async (tx) => {
    const known = await tx.chats.get(conversation.id);
    // Another tab, or the sync of this one, may have been faster.
    if (known?.hasMessages) return;
    if ((await readTombstones(tx)).has(conversation.id)) return;
    const pending = await readPending(tx, conversation.id);
    const row = mergeConversation(known, conversation, pending);
    if (row) await tx.chats.put(row);
    const local = new Map((await readMessages(tx, conversation.id)).map((each) => [each.id, each]));
    const first = count - items.length;
    const placed = items.map((server, at) => ({
      ...mergeMessage(local.get(server.id), server, pending),
      seq: first + at,
    }));
    await tx.messages.bulkPut(placed);
  });
}
