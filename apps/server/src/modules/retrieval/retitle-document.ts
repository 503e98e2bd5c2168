import { searchableText } from "@metatron/text/searchable-text";
import { sql } from "kysely";
import type { Trx } from "../../adapters/db/index.ts";

/** Indexes a document's passages under a new title, without reading the document again. */
export async function retitleDocument(
  trx: Trx,
  { fileId, title, hasVectors }: { fileId: string; title: string; hasVectors: boolean },
): Promise<void> {
  const titleText = searchableText(title);
  const part = (n: number) => sql`split_part(searchable, '|', ${sql.lit(n)})`;
  await sql`update chunks set searchable = ${part(1)} || '|' || ${part(2)} || '|' || ${titleText}
    where file_id = ${fileId}`.execute(trx);
  await sql`update chunk_terms t
    set terms = to_tsvector('es', ${part(1)}) || setweight(to_tsvector('es', ${part(2)}), 'B')
      || setweight(to_tsvector('es', ${titleText}), 'A')
    from chunks c where c.id = t.chunk_id and c.file_id = ${fileId}`.execute(trx);
  // The job that fills in missing vectors computes them again with the new title.
  if (hasVectors) await sql`delete from chunk_vectors where file_id = ${fileId}`.execute(trx);
}
