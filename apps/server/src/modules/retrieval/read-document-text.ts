import { sql } from "kysely";
import type { Db } from "../../adapters/db/index.ts";
import { type PassageRow, passageColumns } from "./passage-row.ts";
import { toUnranked } from "./read-passages.ts";
import type { RetrievedPassage } from "./retrieved-passage.ts";

/** A position in the text of a document. */
export interface TextPlace {
  fileId: string;
  start: number;
}

/** The whole text of a document; undefined if the document was not read. The caller checks the access. */
export async function readDocumentText(db: Db, fileId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("file_texts")
    .innerJoin("files", "files.id", "file_texts.file_id")
    .select("file_texts.text")
    .where("file_texts.file_id", "=", fileId)
    .where("files.status", "=", "ready")
    .executeTakeFirst();
  return row?.text;
}

/** The passages at these positions, in the same order and without duplicates. */
export async function readPassagesAt(db: Db, places: readonly TextPlace[]): Promise<RetrievedPassage[]> {
  if (places.length === 0) return [];
  const fileIds = places.map(({ fileId }) => fileId);
  const starts = places.map(({ start }) => start);
  const { rows } = await sql<PassageRow>`
    with given as (
      select * from unnest(${fileIds}::uuid[], ${starts}::int[]) with ordinality as place (file_id, start, at)
    ), wanted as (
      select c.id, min(g.at) as at from given g
      join chunks c on c.file_id = g.file_id and c.start_char <= g.start and c.end_char > g.start
      group by c.id
    )
    select ${passageColumns} from wanted w join chunks c on c.id = w.id join files f on f.id = c.file_id
    where f.status = 'ready' order by w.at, c.ordinal`.execute(db);
  return toUnranked(db, rows);
}
