import { sql } from "kysely";
import type { Db } from "../../adapters/db/index.ts";
import type { FileOwner } from "../files/index.ts";
import { idsOf } from "./find-candidates.ts";
import { type PassageRow, passageColumns, toPassage } from "./passage-row.ts";
import type { RetrievedPassage } from "./retrieved-passage.ts";
import { supersededFiles, validityOn } from "./superseded-files.ts";

/** Passages that are selected by their file, not by their words. */
export async function readInOrder(
  db: Db,
  fileIds: readonly string[],
  limit: number,
): Promise<RetrievedPassage[]> {
  if (fileIds.length === 0) return [];
  const { rows } = await sql<PassageRow>`
    select ${passageColumns} from chunks c join files f on f.id = c.file_id
    where c.file_id = any(${fileIds}::uuid[]) and f.status = 'ready'
    order by array_position(${fileIds}::uuid[], c.file_id), c.ordinal limit ${limit}`.execute(db);
  return toUnranked(db, rows);
}

/**
 * The passages up to `radius` places before or after these in their documents, in reading order and without
 * these themselves. The ids must come from a search, which checks what the person may read; other ids are
 * skipped.
 */
export async function readNeighbours(
  db: Db,
  passageIds: readonly string[],
  radius: number,
): Promise<RetrievedPassage[]> {
  const ids = passageIds.filter((id) => PASSAGE_ID.test(id));
  if (ids.length === 0 || radius < 1) return [];
  const { rows } = await sql<PassageRow>`
    with given as (
      select file_id, ordinal from chunks where id = any(${ids}::bigint[])
    ), wanted as (
      select distinct c.id from given g
      join chunks c on c.file_id = g.file_id and c.ordinal between g.ordinal - ${radius}::int and g.ordinal + ${radius}::int
      where c.id <> all(${ids}::bigint[])
    )
    select ${passageColumns} from wanted w join chunks c on c.id = w.id join files f on f.id = c.file_id
    where f.status = 'ready' order by c.file_id, c.ordinal`.execute(db);
  return toUnranked(db, rows);
}

// Passages from the browser have ids of another form; 18 digits always fit into a bigint.
const PASSAGE_ID = /^\d{1,18}$/;

/** Passages that count as support because they were requested, not because of their words. */
export async function toUnranked(db: Db, rows: readonly PassageRow[]): Promise<RetrievedPassage[]> {
  const today = new Date().toISOString().slice(0, 10);
  const superseded = await supersededFiles(db, rows, today);
  return rows.map((row) =>
    toPassage(row, {
      ...validityOn(today, row, superseded),
      score: 0,
      support: 1,
    }),
  );
}

export async function readNewest(
  db: Db,
  collections: readonly FileOwner[],
  limit: number,
): Promise<RetrievedPassage[]> {
  if (collections.length === 0) return [];
  const { rows: newest } = await sql<{ id: string }>`
    select f.id from files f where ${isOf(collections)} and f.status = 'ready'
    order by f.create_at desc limit 1`.execute(db);
  return readInOrder(
    db,
    newest.map(({ id }) => id),
    limit,
  );
}

export async function countPassages(db: Db, collections: readonly FileOwner[]): Promise<number> {
  const row = await db
    .selectFrom("collection_sizes")
    .select(({ fn }) => fn.sum<number>("chunks").as("chunks"))
    .where("collection_id", "in", idsOf(collections))
    .executeTakeFirst();
  return Number(row?.chunks ?? 0);
}

/**
 * Only passages of files that these collections own: every search ends here, whichever index found the
 * passages.
 */
export async function readPassages(
  db: Db,
  ids: readonly number[],
  collections: readonly FileOwner[],
): Promise<PassageRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<PassageRow>`
    select ${passageColumns} from chunks c join files f on f.id = c.file_id
    where c.id = any(${ids}::bigint[]) and ${isOf(collections)}`.execute(db);
  return rows;
}

/** The condition that a row of `files f` belongs to one of these collections. */
export const isOf = (collections: readonly FileOwner[]) => sql`(f.owner_id, f.owner_kind) in (
  select * from unnest(${idsOf(collections)}::uuid[], ${collections.map(({ kind }) => kind)}::text[]))`;
