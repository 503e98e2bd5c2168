import type { Conversation } from "@metatron/contract/conversation";
import type { Selectable } from "kysely";
import type { Tables } from "../../adapters/db/index.ts";

/** All but what only the search reads. */
export const conversationColumns = [
  "id",
  "title",
  "created_at",
  "is_favorite",
  "unique_id",
  "base_knowledge",
  "emoji",
  "chat",
  "assistant_id",
  "model",
  "is_pinned",
  "updated_at",
  "digest",
] as const satisfies (keyof Tables["conversations"])[];

export type ConversationRow = Pick<Selectable<Tables["conversations"]>, (typeof conversationColumns)[number]>;

export function toConversation(row: ConversationRow): Conversation {
  return {
    id: row.id,
    title: row.title,
    createAt: row.created_at.toISOString(),
    favorite: row.is_favorite,
    unique: row.unique_id,
    baseKnowledge: row.base_knowledge,
    emoji: row.emoji,
    chat: row.chat,
    assistantId: row.assistant_id,
    model: row.model,
    pinned: row.is_pinned,
    updatedAt: row.updated_at.toISOString(),
    digest: row.digest,
  };
}
