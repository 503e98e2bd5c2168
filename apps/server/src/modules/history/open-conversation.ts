import { sql } from "kysely";
import type { Db } from "../../adapters/db/index.ts";

export interface OpenedConversation {
  personId: string;
  conversationId: string;
  /** Placeholder until the first question. */
  title: string;
  model: string;
}

/**
 * Creates an empty conversation for a file that is uploaded before the first question, which then sets the
 * kind of chat. False if the id belongs to another person or to a deleted conversation.
 */
export async function openConversation(
  db: Db,
  { personId, conversationId, title, model }: OpenedConversation,
): Promise<boolean> {
  const now = new Date();
  await sql`insert into conversations (id, person_id, unique_id, title, chat, model, created_at, updated_at)
    select ${conversationId}, ${personId}, ${conversationId}, ${title}, 'chat-libre', ${model}, ${now}, ${now}
    where not exists (select 1 from deleted_conversations where id = ${conversationId})
    on conflict (id) do nothing`.execute(db);
  return ownsConversation(db, { personId, conversationId });
}

export async function ownsConversation(
  db: Db,
  { personId, conversationId }: Pick<OpenedConversation, "personId" | "conversationId">,
): Promise<boolean> {
  const row = await db
    .selectFrom("conversations")
    .select("id")
    .where("id", "=", conversationId)
    .where("person_id", "=", personId)
    .executeTakeFirst();
  return row !== undefined;
}
