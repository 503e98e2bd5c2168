import { sql } from "kysely";
import type { Db } from "../../adapters/db/index.ts";

/** Deletes drafts that were saved after their answer ended, and returns their number. */
export async function sweepDrafts(db: Db): Promise<number> {
  const { rows } = await sql`
    delete from answer_drafts d using messages m
    where m.id = d.message_id and m.state <> 'streaming' returning d.message_id`.execute(db);
  return rows.length;
}
