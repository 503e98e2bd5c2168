import { sql } from "kysely";
import type { Db } from "../../adapters/db/index.ts";

/** The place of a passage in its document, without its text. */
export interface OutlinedPassage {
  /** Offset of the passage in the document's text. */
  start: number;
  /** Includes the header rows of a table whose later rows are the passage. */
  chars: number;
  /** Null in documents without pages. */
  firstPage: number | null;
  lastPage: number | null;
  /** The headings above the passage, outermost first, joined by " › ". */
  section: string;
}

/** All passages of a document in reading order. The caller checks that the person may read the document. */
export async function readOutline(db: Db, fileId: string): Promise<OutlinedPassage[]> {
  const { rows } = await sql<OutlinedPassage>`
    select c.start_char as start, length(c.text) + coalesce(length(c.table_head), 0) as chars, c.section,
      coalesce((c.page_starts->0->>'page')::int, c.page) as "firstPage",
      coalesce((c.page_starts->-1->>'page')::int, c.page) as "lastPage"
    from chunks c join files f on f.id = c.file_id
    where c.file_id = ${fileId} and f.status = 'ready' order by c.ordinal`.execute(db);
  return rows;
}
