import type { PushKind } from "@metatron/contract/push/constants";
import { type RawBuilder, sql } from "kysely";
import type { Db, Trx } from "../../adapters/db/index.ts";

/** In this time the reader of an answer gets its end, and needs no push. */
const ANSWER_GRACE_SECONDS = 5;

/** Skips devices that are removed at this moment; without it their foreign key would fail the whole statement. */
export const unlessRemoved = sql`for key share of s`;

/**
 * A part of the statement that ends answers, so that an answer can't end without its pushes. `ended` names a part of
 * that statement with the columns `id`, `conversation_id`, `person_id` and `state`. A person who stopped an answer is
 * there; columns of a comparison are no conversations that a person could open.
 */
export const queueAnswerPushes = (ended: string): RawBuilder<unknown> => sql`
  insert into pushes (subscription_id, kind, subject_id, answer_id, due_at)
  select s.id, case when exists (select 1 from research_runs r where r.answer_id = e.id)
      then 'research' else 'answer' end,
    e.conversation_id, e.id, now() + make_interval(secs => ${sql.lit(ANSWER_GRACE_SECONDS)})
  from ${sql.ref(ended)} e
  join push_subscriptions s on s.person_id = e.person_id
  join conversations c on c.id = e.conversation_id
  where e.state <> 'stopped' and c.comparison_id is null
  ${unlessRemoved}`;

/** For the other events: one push to each device of the person. */
export async function queuePushes(
  trx: Trx,
  { personId, kind, subjectId }: { personId: string; kind: PushKind; subjectId: string },
): Promise<void> {
  await sql`insert into pushes (subscription_id, kind, subject_id)
    select s.id, ${kind}, ${subjectId} from push_subscriptions s where s.person_id = ${personId}
    ${unlessRemoved}`.execute(trx);
}

/** A reader got the end of this answer, on any device. */
export async function forgetAnswerPushes(db: Db, answerId: string): Promise<void> {
  await db.deleteFrom("pushes").where("answer_id", "=", answerId).execute();
}
