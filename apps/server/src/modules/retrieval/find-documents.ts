import { sql } from "kysely";
import type { Db } from "../../adapters/db/index.ts";
import type { FileOwner } from "../files/index.ts";
import { type DocumentList, type DocumentRow, documentColumns, toDocumentList } from "./list-documents.ts";
import { isOf } from "./read-passages.ts";

export interface DocumentsWanted {
  collections: readonly FileOwner[];
  /** Single files besides the collections. The caller checks that the person may read them. */
  fileIds: readonly string[];
  /** Only documents with this id. */
  id?: string | undefined;
  /** Parts of titles and file names, in any case and with or without accents. */
  words?: readonly string[] | undefined;
  /** How many of the words a document must have. */
  leastWords?: number | undefined;
  limit: number;
  offset?: number | undefined;
}

/** The documents with most of the words first, then valid ones, then by title. */
export async function findDocuments(db: Db, wanted: DocumentsWanted): Promise<DocumentList> {
  const { collections, fileIds, id, words = [], leastWords = 0, limit, offset = 0 } = wanted;
  const today = new Date().toISOString().slice(0, 10);
  const onlyThis = id === undefined ? sql`` : sql`and f.id = ${id}::uuid`;
  const { rows } = await sql<DocumentRow>`
    with readable as (
      select ${documentColumns}, ${folded(sql`coalesce(f.title, '') || ' ' || f.name`)} as named
      from files f
      where (${isOf(collections)} or f.id = any(${fileIds}::uuid[]))
        and f.status = 'ready' and f.num_chunks > 0 ${onlyThis}
    ), matched as (
      select r.*, (
        select count(*) from unnest(${words}::text[]) as w (word) where strpos(r.named, ${folded(sql`w.word`)}) > 0
      ) as hits
      from readable r
    )
    select "fileId", "collectionId", title, "fileName", "mediaType", sha256, revision, "validFrom", "validUntil",
      pages, chars, passages, count(*) over ()::int as total, (sum(passages) over ())::int as "allPassages"
    from matched where hits >= ${leastWords}
    order by hits desc, coalesce("validUntil" < ${today}, false), title, "fileId"
    limit ${limit} offset ${offset}`.execute(db);
  return toDocumentList(db, rows, today);
}

// File names of macOS have their accents as separate characters, which `unaccent` leaves.
const folded = (text: ReturnType<typeof sql>) => sql`unaccent(lower(normalize(${text}, NFC)))`;
