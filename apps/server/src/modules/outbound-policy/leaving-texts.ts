import type { Db } from "../../adapters/db/index.ts";

/** As many as a question ever takes along. */
const MOST_LOOKED_AT = 100;

export async function earlierTexts(
  db: Db,
  { personId, conversationId }: { personId: string; conversationId: string },
): Promise<string[]> {
  const rows = await db
    .selectFrom("messages")
    .select("text")
    .where("conversation_id", "=", conversationId)
    .where("person_id", "=", personId)
    .orderBy("seq", "desc")
    .limit(MOST_LOOKED_AT)
    .execute();
  return rows.map(({ text }) => text);
}

/** What was read from files; one that is still being read goes along as passages later, which are masked. */
export async function textsOfFiles(db: Db, fileIds: readonly string[]): Promise<string[]> {
  if (fileIds.length === 0) return [];
  const rows = await db.selectFrom("file_texts").select("text").where("file_id", "in", fileIds).execute();
  return rows.map(({ text }) => text);
}
