import { randomUUID } from "node:crypto";
import type { Language } from "@metatron/contract/enums";
import type { NewSchedule, Schedule, ScheduleChanges } from "@metatron/contract/schedules/schedule";
import { sql } from "kysely";
import type { Trx } from "../../adapters/db/index.ts";
import { toJsonb } from "../../adapters/db/jsonb.ts";
import { AppError } from "../../http/app-error.ts";
import type { Session } from "../../http/session.ts";
import { recordAudit } from "../audit/index.ts";
import { checkQuestion } from "./check-question.ts";
import { nextRun } from "./next-run.ts";
import { lockSchedule, readSchedule } from "./schedules.repo.ts";
import type { SchedulesDeps } from "./schedules-deps.ts";

interface Author {
  session: Session;
  language: Language;
}

/** A repeated request with the same id is the same schedule. */
export async function createSchedule(
  deps: SchedulesDeps,
  author: Author,
  { id, ...given }: NewSchedule,
): Promise<Schedule> {
  const { personId } = author.session;
  const conversationId = randomUUID();
  const next = futureRun(deps, given);
  await checkQuestion(deps, { session: author.session, conversationId, given });
  return deps.db.transaction().execute(async (trx) => {
    const now = deps.now();
    await lockPerson(trx, personId);
    const known = await trx
      .selectFrom("schedules")
      .select("person_id")
      .where("id", "=", id)
      .executeTakeFirst();
    if (known && known.person_id !== personId)
      throw new AppError("id_taken", "Another schedule has this id.");
    if (known) return readSchedule(trx, { personId, id });
    await checkLimit(trx, deps, personId);
    await trx
      .insertInto("schedules")
      .values({
        id,
        person_id: personId,
        ...columnsOf(given, author),
        conversation_id: conversationId,
        state: "active",
        next_run_at: next,
        created_at: now,
        updated_at: now,
      })
      .execute();
    await audit(trx, "schedule.created", { personId, id, given });
    return readSchedule(trx, { personId, id });
  });
}

/** Also makes a paused or finished schedule active: the change answers the reason why it stood still. */
export async function updateSchedule(
  deps: SchedulesDeps,
  author: Author,
  { id, given }: { id: string; given: ScheduleChanges },
): Promise<Schedule> {
  const { personId } = author.session;
  const { session } = author;
  // 404 before anything else: the checks below would reveal nothing of the schedule, but would name its fields.
  await readSchedule(deps.db, { personId, id });
  const next = futureRun(deps, given);
  await checkQuestion(deps, { session, conversationId: randomUUID(), given });
  return deps.db.transaction().execute(async (trx) => {
    await lockSchedule(trx, { personId, id });
    await trx
      .updateTable("schedules")
      .set({
        ...columnsOf(given, author),
        state: "active",
        pause_reason: null,
        failures: 0,
        next_run_at: next,
        updated_at: deps.now(),
      })
      .where("id", "=", id)
      .execute();
    await audit(trx, "schedule.changed", { personId, id, given });
    return readSchedule(trx, { personId, id });
  });
}

export function futureRun(
  { now }: Pick<SchedulesDeps, "now">,
  { rule, timeZone }: Pick<ScheduleChanges, "rule" | "timeZone">,
): Date {
  const next = nextRun(rule, timeZone, now());
  if (next) return next;
  throw new AppError("schedule_in_past", "The date of this schedule is in the past.", {
    errors: [{ path: "rule.day", message: "must be in the future" }],
  });
}

function columnsOf(given: ScheduleChanges, { session, language }: Author) {
  return {
    question: given.question,
    chat: given.chat,
    assistant_id: given.assistantId,
    model: given.model,
    online: given.online,
    research: given.research,
    personal_data: given.personalData,
    rule: toJsonb(given.rule),
    time_zone: given.timeZone,
    language,
    job: session.job ?? null,
    base: session.base ?? null,
  };
}

/** Two creations at once would both see one schedule too few. */
async function lockPerson(trx: Trx, personId: string): Promise<void> {
  await sql`select id from people where id = ${personId} for no key update`.execute(trx);
}

async function checkLimit(trx: Trx, { schedules }: SchedulesDeps, personId: string): Promise<void> {
  if (schedules.perPerson === 0) return;
  const { count } = await trx
    .selectFrom("schedules")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("person_id", "=", personId)
    .executeTakeFirstOrThrow();
  if (count >= schedules.perPerson)
    throw new AppError(
      "schedule_limit_reached",
      `A person may have ${schedules.perPerson} scheduled questions.`,
    );
}

function audit(
  trx: Trx,
  action: "schedule.created" | "schedule.changed",
  { personId, id, given }: { personId: string; id: string; given: ScheduleChanges },
): Promise<void> {
  const { chat, assistantId, rule } = given;
  return recordAudit(trx, {
    actorId: personId,
    action,
    subjectType: "schedule",
    subjectId: id,
    details: { chat, assistantId, every: rule.every },
  });
}
