import { sql } from "kysely";
import type { Db } from "../../adapters/db/index.ts";
import { toJsonb } from "../../adapters/db/jsonb.ts";

/** The maximum number of messages that a question includes. */
const MOST_LOOKED_AT = 100;
/**
 * More than the largest model reads. Older texts are not sent, and every text is scanned again when it
 * leaves.
 */
const MOST_BYTES = 8 * 1024 * 1024;

export interface Earlier {
  personId: string;
  conversationId: string;
}

/** The earlier texts of each of these conversations; batched, because every question reads them. */
export async function earlierTexts(db: Db, conversations: readonly Earlier[]): Promise<string[][]> {
  const asked = conversations.map(({ personId, conversationId }, n) => ({ n, personId, conversationId }));
  const { rows } = await sql<{ n: number; text: string }>`
    select i.n, m.text
    from jsonb_to_recordset(${toJsonb(asked)}::jsonb) as i(n int, "personId" uuid, "conversationId" uuid)
    cross join lateral (
      select text from (
        select text, seq, sum(octet_length(text)) over (order by seq desc) - octet_length(text) as newer_bytes
        from messages
        where conversation_id = i."conversationId" and person_id = i."personId"
        order by seq desc limit ${MOST_LOOKED_AT}
      ) as newest
      where newer_bytes < ${MOST_BYTES}
      order by seq desc
    ) as m`.execute(db);
  const texts = conversations.map((): string[] => []);
  for (const { n, text } of rows) texts[n]?.push(text);
  return texts;
}

/** The texts of files; a file that is still being read is sent later as passages, which are masked. */
export async function textsOfFiles(db: Db, fileIds: readonly string[]): Promise<string[]> {
  if (fileIds.length === 0) return [];
  const { rows } = await sql<{ text: string }>`
    select text from (
      select text, sum(octet_length(text)) over (order by octet_length(text), file_id) - octet_length(text) as others_bytes
      from file_texts where file_id = any(${fileIds}::uuid[])
    ) as shortest
    where others_bytes < ${MOST_BYTES}`.execute(db);
  return rows.map(({ text }) => text);
}
