import { sql } from "kysely";
import type { Db, Trx } from "../../adapters/db/index.ts";
import { changedAt } from "./mark-changed.ts";

export interface OpenedConversation {
  personId: string;
  conversationId: string;
  /** Placeholder until the first question. */
  title: string;
  model: string;
  /** Makes the conversation a column of a comparison, which no list shows. */
  comparisonId?: string;
}

/**
 * Creates an empty conversation for a file that is uploaded before the first question, which then sets the
 * kind of chat. False if the id belongs to another person or to a deleted conversation.
 */
export async function openConversation(
  db: Db | Trx,
  { personId, conversationId, title, model, comparisonId }: OpenedConversation,
): Promise<boolean> {
  const now = new Date();
  await sql`insert into conversations (id, person_id, unique_id, title, chat, model, comparison_id, created_at, updated_at)
    select ${conversationId}, ${personId}, ${conversationId}, ${title}, 'chat-libre', ${model}, ${comparisonId ?? null}::uuid, ${now}, ${now}
    where not exists (select 1 from deleted_conversations where id = ${conversationId})
    on conflict (id) do nothing`.execute(db);
  return ownsConversation(db, { personId, conversationId });
}

export async function ownsConversation(
  db: Db | Trx,
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

/** Makes a column of a comparison an ordinary conversation; lists and other devices get it as a new one. */
export async function addToLists(
  trx: Trx,
  { personId, conversationId, now }: { personId: string; conversationId: string; now: Date },
): Promise<void> {
  await trx
    .updateTable("conversations")
    .set(changedAt(now))
    .set({ comparison_id: null })
    .where("id", "=", conversationId)
    .where("person_id", "=", personId)
    .execute();
}
