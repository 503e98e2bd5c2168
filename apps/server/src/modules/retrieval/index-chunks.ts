import { searchableText } from "@metatron/text/searchable-text";
import { sql } from "kysely";
import type { Trx } from "../../adapters/db/index.ts";
import { toJsonb } from "../../adapters/db/jsonb.ts";
import type { Chunk } from "./chunk-document.ts";

export interface DocumentToIndex {
  fileId: string;
  collectionId: string;
  title: string;
  chunks: readonly Chunk[];
}

/** Larger statements block the embedded database for other queries. */
const ROWS_AT_ONCE = 200;

/** Replaces a document's passages, inside the transaction that finishes its reading. */
export async function indexChunks(trx: Trx, document: DocumentToIndex): Promise<void> {
  const { fileId, chunks } = document;
  const openings = openingsOf(chunks);
  await trx.deleteFrom("chunk_terms").where("file_id", "=", fileId).execute();
  await trx.deleteFrom("chunks").where("file_id", "=", fileId).execute();
  for (let from = 0; from < chunks.length; from += ROWS_AT_ONCE)
    await insertSome(trx, document, {
      from,
      openings,
      some: chunks.slice(from, from + ROWS_AT_ONCE),
    });
}

/** For each passage, the index of the first passage of its section. */
function openingsOf(chunks: readonly Chunk[]): number[] {
  const openings: number[] = [];
  for (const [at, { section }] of chunks.entries())
    openings.push(chunks[at - 1]?.section === section ? (openings[at - 1] ?? at) : at);
  return openings;
}

async function insertSome(
  trx: Trx,
  { fileId, collectionId, title }: DocumentToIndex,
  { from, openings, some }: { from: number; openings: readonly number[]; some: readonly Chunk[] },
) {
  const titleText = searchableText(title);
  const sections = some.map(({ section }) => searchableText(section));
  const texts = some.map(({ text }) => searchableText(text));
  const rows = await trx
    .insertInto("chunks")
    .values(
      some.map((chunk, at) => ({
        file_id: fileId,
        collection_id: collectionId,
        ordinal: from + at,
        page: chunk.page,
        section: withoutNul(chunk.section),
        text: withoutNul(chunk.text),
        start_char: chunk.start,
        end_char: chunk.end,
        opening: openings[from + at] ?? from + at,
        page_starts: toJsonb(chunk.pageStarts),
        table_head: chunk.tableHead === null ? null : withoutNul(chunk.tableHead),
        searchable: `${texts[at]}|${sections[at]}|${titleText}`,
      })),
    )
    .returning(["id", "ordinal"])
    .execute();
  const ids = rows.sort((a, b) => a.ordinal - b.ordinal).map(({ id }) => id);
  await sql`
    insert into chunk_terms (chunk_id, file_id, collection_id, words, terms)
    select id, ${fileId}, ${collectionId}, cardinality(string_to_array(trim(text), ' ')),
      to_tsvector('es', text) || setweight(to_tsvector('es', section), 'B')
        || setweight(to_tsvector('es', ${titleText}), 'A')
    from unnest(${ids}::bigint[], ${sections}::text[], ${texts}::text[]) as t (id, section, text)`.execute(
    trx,
  );
}

// PostgreSQL's `text` can't hold NUL. A space keeps the offsets.
const withoutNul = (text: string) => text.replaceAll("\0", " ");
