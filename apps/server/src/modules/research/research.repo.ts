import type { RunningResearch } from "@metatron/contract/research/research";
import { researchProgress } from "@metatron/turn/research";
import { sql } from "kysely";
import type { Db, Trx } from "../../adapters/db/index.ts";
import { AppError } from "../../http/app-error.ts";
import { giveBack, spend } from "../quotas/index.ts";
import { PLAN_TOOL, type ResearchRef } from "../turns/index.ts";

/** A claim without an answer is one of a question that is being stored, or of a process that died before. */
const UNSTORED_FOR_SECONDS = 60;
const KEPT_FOR_DAYS = 7;

/**
 * Takes the person's only place for a deep search. A repeated send finds its own claim. Throws
 * `research_running` while another one is in progress; a plan that waits for the person holds no place.
 */
export async function claimResearch(
  db: Db,
  { personId, conversationId, answerId }: ResearchRef,
  { perDay, now }: { perDay: number; now: Date },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockPerson(trx, personId);
    if (await isKnown(trx, answerId)) return;
    await mustBeFree(trx, { personId, answerId });
    await spend(trx, { personId, kind: "research", amount: 1, perDay });
    await forgetOld(trx, personId);
    await trx
      .insertInto("research_runs")
      .values({ answer_id: answerId, person_id: personId, conversation_id: conversationId, started_at: now })
      .execute();
  });
}

/**
 * Takes the place again for a plan that the person confirms. Throws `research_running` while another search
 * is in progress; the plan then goes on waiting.
 */
export async function resumeResearch(
  trx: Trx,
  { personId, answerId }: Pick<ResearchRef, "personId" | "answerId">,
): Promise<void> {
  await lockPerson(trx, personId);
  await mustBeFree(trx, { personId, answerId });
}

/** Undoes the claim of a question that was not stored. */
export async function releaseResearch(db: Db, { personId, answerId }: ResearchRef): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom("research_runs")
    .where("answer_id", "=", answerId)
    .where("person_id", "=", personId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom("messages as m").select("m.id").whereRef("m.id", "=", "research_runs.answer_id")),
      ),
    )
    .executeTakeFirst();
  if (numDeletedRows > 0n) await giveBack(db, { personId, kind: "research", amount: 1 });
}

/** The person's deep searches in progress, oldest first. */
export async function listResearch(db: Db, personId: string): Promise<RunningResearch[]> {
  const rows = await db
    .selectFrom("research_runs as r")
    .innerJoin("messages as m", "m.id", "r.answer_id")
    .leftJoin("turns as t", "t.id", "r.answer_id")
    .select(["r.answer_id", "r.conversation_id", "t.steps"])
    .where("r.person_id", "=", personId)
    .where("m.person_id", "=", personId)
    .where("m.state", "=", "streaming")
    .orderBy("r.started_at")
    .execute();
  const waiting = await waitingPlans(
    db,
    rows.map(({ answer_id }) => answer_id),
  );
  return rows.map(({ answer_id, conversation_id, steps }) => {
    const progress = researchProgress(steps ?? []);
    const phase = waiting.has(answer_id) ? ("waiting" as const) : (progress?.phase ?? "planning");
    return {
      conversationId: conversation_id,
      answerId: answer_id,
      phase,
      done: progress?.done ?? 0,
      of: progress?.questions.length ?? 0,
    };
  });
}

/** The stored steps have the call before it waits, so only its row says that it does. */
async function waitingPlans(db: Db, answerIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (answerIds.length === 0) return new Set();
  const rows = await db
    .selectFrom("waiting_calls")
    .select("turn_id")
    .where("turn_id", "in", answerIds)
    .where("answer", "is", null)
    .execute();
  return new Set(rows.map(({ turn_id }) => turn_id));
}

/** Two claims at once would both see a free place. */
async function lockPerson(trx: Trx, personId: string): Promise<void> {
  await sql`select id from people where id = ${personId} for no key update`.execute(trx);
}

async function mustBeFree(
  trx: Trx,
  { personId, answerId }: Pick<ResearchRef, "personId" | "answerId">,
): Promise<void> {
  const { rows } = await sql`
    select 1 from research_runs r left join messages m on m.id = r.answer_id
    where r.person_id = ${personId} and r.answer_id <> ${answerId} and (m.state = 'streaming'
      or (m.id is null and r.started_at > now() - make_interval(secs => ${UNSTORED_FOR_SECONDS})))
      and not exists (select 1 from waiting_calls w where w.turn_id = r.answer_id and w.tool = ${PLAN_TOOL}
        and w.answer is null)
    limit 1`.execute(trx);
  if (rows.length > 0)
    throw new AppError("research_running", "Another deep search of this person is in progress.");
}

async function isKnown(trx: Trx, answerId: string): Promise<boolean> {
  const row = await trx
    .selectFrom("research_runs")
    .select("answer_id")
    .where("answer_id", "=", answerId)
    .executeTakeFirst();
  return row !== undefined;
}

/** The rows only serve the searches in progress; the answers stay in their conversations. */
async function forgetOld(trx: Trx, personId: string): Promise<void> {
  await sql`delete from research_runs r where r.person_id = ${personId}
    and r.started_at < now() - make_interval(days => ${KEPT_FOR_DAYS})
    and not exists (select 1 from messages m where m.id = r.answer_id and m.state = 'streaming')`.execute(
    trx,
  );
}
