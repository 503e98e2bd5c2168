import type { Conversation, ConversationPatch } from "@metatron/contract/chat/conversation";
import type { Db } from "../../adapters/db/index.ts";
import { notFound } from "../../http/app-error.ts";
import { fillDigests } from "./fill-digests.ts";
import { changedAt } from "./mark-changed.ts";
import { conversationColumns, toConversation } from "./to-conversation.ts";

export interface ConversationChange {
  personId: string;
  conversationId: string;
  patch: ConversationPatch;
  now: Date;
}

/**
 * Writes only the fields of the patch, so that devices which change different fields do not overwrite each
 * other.
 */
export async function updateConversation(
  db: Db,
  { personId, conversationId, patch, now }: ConversationChange,
): Promise<Conversation> {
  const row = await db
    .updateTable("conversations")
    .set({ ...columnsOf(patch), ...changedAt(now) })
    .where("id", "=", conversationId)
    .where("person_id", "=", personId)
    .returning(conversationColumns)
    .executeTakeFirst();
  if (!row) throw notFound();
  const [filled = row] = await fillDigests(db, personId, [row]);
  return toConversation(filled);
}

/** Fields left undefined are not written. */
function columnsOf(patch: ConversationPatch) {
  return {
    title: patch.title,
    // The person's own title is not replaced by the model's.
    is_title_final: patch.title === undefined ? undefined : true,
    emoji: patch.emoji,
    is_favorite: patch.favorite,
    is_pinned: patch.pinned,
    chat: patch.chat,
    model: patch.model,
    base_knowledge: patch.baseKnowledge,
  };
}
