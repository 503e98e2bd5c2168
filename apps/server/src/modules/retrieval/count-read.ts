import { sql } from "kysely";
import type { Db } from "../../adapters/db/index.ts";
import type { FileOwner } from "../files/index.ts";
import { isOf } from "./read-passages.ts";

/** How many of the documents of a library can be searched. A failed document counts in neither number. */
export interface ReadingProgress {
  read: number;
  of: number;
}

/** A document that is read again stays searchable by its earlier passages, so it counts as read. */
export async function countRead(db: Db, collections: readonly FileOwner[]): Promise<ReadingProgress> {
  if (collections.length === 0) return { read: 0, of: 0 };
  const { rows } = await sql<ReadingProgress>`
    select count(*)::int as of, count(*) filter (where f.status = 'ready' or f.num_chunks > 0)::int as read
    from files f
    where ${isOf(collections)} and f.status in ('queued', 'reading', 'ready')`.execute(db);
  return rows[0] ?? { read: 0, of: 0 };
}
