import { sql } from "kysely";
import type { Db } from "../../adapters/db/index.ts";

/** A half answer that was written down after its whole: nobody reads it any more. Answers how many. */
export async function sweepDrafts(db: Db): Promise<number> {
  const { rows } = await sql`
    delete from answer_drafts d using messages m
    where m.id = d.message_id and m.state <> 'streaming' returning d.message_id`.execute(db);
  return rows.length;
}
