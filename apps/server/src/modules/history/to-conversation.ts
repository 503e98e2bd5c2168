import type { Conversation, Tag } from "@metatron/contract/chat/conversation";
import { type Selectable, sql } from "kysely";
import type { Tables } from "../../adapters/db/index.ts";

/** All columns except the ones for the search. */
const storedColumns = [
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
  "is_archived",
  "project_id",
  "updated_at",
  "digest",
] as const satisfies (keyof Tables["conversations"])[];

/** For queries that name the table `conversations`, without an alias. */
export const conversationColumns = [
  ...storedColumns,
  sql<Date>`coalesce((select m.created_at from messages m where m.conversation_id = conversations.id
    order by m.seq desc limit 1), conversations.created_at)`.as("last_message_at"),
  // A tag that was deleted while another request added it here is shown by its key.
  sql<Tag[]>`case when conversations.tag_keys = '{}' then '[]'::jsonb else (
    select jsonb_agg(jsonb_build_object('name', coalesce(t.name, k.key), 'color', coalesce(t.color, 'neutral')) order by k.place)
    from unnest(conversations.tag_keys) with ordinality k (key, place)
    left join tags t on t.person_id = conversations.person_id and t.key = k.key) end`.as("tags"),
] as const;

/**
 * False for a conversation that only holds an uploaded file, before its first question, and for a column of a
 * comparison, before it is kept.
 */
export const isListed = sql<boolean>`(conversations.comparison_id is null
  and exists (select 1 from messages m where m.conversation_id = conversations.id))`;

export type ConversationRow = Pick<Selectable<Tables["conversations"]>, (typeof storedColumns)[number]> & {
  last_message_at: Date;
  tags: Tag[];
};

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
    archived: row.is_archived,
    tags: row.tags,
    projectId: row.project_id,
    updatedAt: row.updated_at.toISOString(),
    lastMessageAt: row.last_message_at.toISOString(),
    digest: row.digest,
  };
}
