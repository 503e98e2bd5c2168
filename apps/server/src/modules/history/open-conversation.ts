import { sql } from "kysely";
import type { Db } from "../../adapters/db/index.ts";

export interface OpenedConversation {
  personId: string;
  conversationId: string;
  /** Until the first question gives it another. */
  title: string;
  model: string;
}

/**
 * A file may come before the first question: its conversation is made empty, and the question decides what it is.
 * False when the id is somebody else's, or of a conversation that was deleted.
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
