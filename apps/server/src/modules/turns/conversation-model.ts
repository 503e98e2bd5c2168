import type { Db } from "../../adapters/db/index.ts";

/** The model of a conversation, if the conversation belongs to this person. */
export async function conversationModel(
  db: Db,
  { personId, conversationId }: { personId: string; conversationId: string },
): Promise<string | undefined> {
  const row = await db
    .selectFrom("conversations")
    .select("model")
    .where("id", "=", conversationId)
    .where("person_id", "=", personId)
    .executeTakeFirst();
  return row?.model;
}
