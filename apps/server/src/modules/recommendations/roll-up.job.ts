import { sql } from "kysely";
import { z } from "zod";
import type { Db } from "../../adapters/db/index.ts";
import { defineHandler, type Job } from "../../adapters/jobs/index.ts";
import { OFFICIAL_IDS } from "../specialised/index.ts";
import { type AskedQuestion, groupQuestions } from "./group-questions.ts";

const DAYS = 30;
const MOST_READ = 50_000;

const rollUpQuestions: Job<Record<string, never>> = {
  name: "roll-up-questions",
  payload: z.strictObject({}),
  schedule: "23 * * * *",
};

export function rollUpHandler(db: Db) {
  return defineHandler(rollUpQuestions, () => rollUp(db));
}

/** Recounts the questions of the last weeks, without those to private assistants. */
export async function rollUp(db: Db): Promise<void> {
  const { rows } = await sql<AskedQuestion>`
    select q.person_id as "personId", p.roles, c.chat, q.text, a.category ->> 'label' as category
    from messages q
    join conversations c on c.id = q.conversation_id
    join people p on p.id = q.person_id
    left join messages a on a.id = q.answer_id
    where q.role = 'user' and q.created_at > now() - make_interval(days => ${DAYS})
      and q.files = '[]' and length(q.text) <= 200
      and (c.chat in ('rh-plus', 'chat-libre') or c.assistant_id = ${OFFICIAL_IDS["service-desk"]})
      and (a.category is null or a.category ->> 'name' <> 'out_of_scope')
    order by q.seq desc limit ${MOST_READ}`.execute(db);
  const popular = groupQuestions(rows);
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom("popular_questions").execute();
    if (popular.length > 0) await trx.insertInto("popular_questions").values(popular).execute();
  });
}
