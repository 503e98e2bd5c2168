import { sql } from "kysely";
import { z } from "zod";
import type { Db, Trx } from "../../adapters/db/index.ts";
import { defineHandler, type Job, type JobHandler } from "../../adapters/jobs/index.ts";
import { type DeletedConversation, type OnDeleted, replaceByTombstone } from "./delete-conversation.ts";

const UNUSED_AFTER_HOURS = 24;
const AT_ONCE = 100;
const MOST_ROUNDS = 1000;

const sweepUnused: Job<Record<string, never>> = {
  name: "sweep-unused-conversations",
  payload: z.strictObject({}),
  schedule: "41 3 * * *",
};

/** Deletes conversations that were created for a file and never got a question. */
export function sweepUnusedHandler(deps: { db: Db; onDeleted: readonly OnDeleted[] }): JobHandler {
  return defineHandler(sweepUnused, async () => {
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const swept = await deps.db.transaction().execute((trx) => sweepSome(trx, deps.onDeleted));
      if (swept < AT_ONCE) return;
    }
  });
}

async function sweepSome(trx: Trx, onDeleted: readonly OnDeleted[]): Promise<number> {
  const { rows: locked } = await sql<DeletedConversation>`
    select id as "conversationId", person_id as "personId" from conversations c
    where created_at < now() - make_interval(hours => ${UNUSED_AFTER_HOURS})
      and not exists (select 1 from messages m where m.conversation_id = c.id)
    order by id limit ${AT_ONCE} for update skip locked`.execute(trx);
  // A question that was stored while this transaction waited for the lock is only visible to a second query.
  const { rows: used } = await sql<{ id: string }>`
    select distinct conversation_id as id from messages
    where conversation_id = any(${locked.map((each) => each.conversationId)}::uuid[])`.execute(trx);
  const inUse = new Set(used.map(({ id }) => id));
  for (const unused of locked.filter(({ conversationId }) => !inUse.has(conversationId))) {
    for (const forget of onDeleted) await forget(trx, unused);
    await replaceByTombstone(trx, unused);
  }
  return locked.length;
}
