import { sql } from "kysely";
import type { Db } from "../../adapters/db/index.ts";

/** More than the largest model reads. Every text is scanned again when it leaves. */
const MOST_BYTES = 8 * 1024 * 1024;

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
