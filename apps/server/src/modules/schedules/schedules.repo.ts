import type { Schedule } from "@metatron/contract/schedules/schedule";
import { type Selectable, sql } from "kysely";
import type { Db, Tables, Trx } from "../../adapters/db/index.ts";
import { notFound } from "../../http/app-error.ts";

export type ScheduleRow = Selectable<Tables["schedules"]>;
export type RunRow = Selectable<Tables["schedule_runs"]>;
export interface Owned {
  personId: string;
  id: string;
}

/** The next run first, then those without one, newest first. */
export async function listSchedules(db: Db, personId: string): Promise<Schedule[]> {
  return (await selectSchedules(db, personId).execute()).map(toSchedule);
}

export async function readSchedule(db: Db | Trx, { personId, id }: Owned): Promise<Schedule> {
  const row = await selectSchedules(db, personId).where("s.id", "=", id).executeTakeFirst();
  if (!row) throw notFound();
  return toSchedule(row);
}

/** Locks the row, so that two changes at once are made one after the other. */
export async function lockSchedule(trx: Trx, { personId, id }: Owned): Promise<ScheduleRow> {
  const row = await trx
    .selectFrom("schedules")
    .selectAll()
    .where("id", "=", id)
    .where("person_id", "=", personId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

function selectSchedules(db: Db | Trx, personId: string) {
  return db
    .selectFrom("schedules as s")
    .leftJoin("assistants as a", "a.id", "s.assistant_id")
    .leftJoin("conversations as c", (join) =>
      join.onRef("c.id", "=", "s.conversation_id").onRef("c.person_id", "=", "s.person_id"),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom("schedule_runs")
          .select(["trigger", "schedule_runs.state as run_state", "due_at", "ended_at", "error_code"])
          .whereRef("schedule_runs.schedule_id", "=", "s.id")
          .orderBy("schedule_runs.created_at", "desc")
          .orderBy("schedule_runs.id")
          .limit(1)
          .as("r"),
      (join) => join.onTrue(),
    )
    .selectAll("s")
    .select(["a.name as assistant_name", "c.id as made_conversation_id"])
    .select(["r.trigger", "r.run_state", "r.due_at", "r.ended_at", "r.error_code"])
    .where("s.person_id", "=", personId)
    .orderBy(sql`s.next_run_at asc nulls last`)
    .orderBy("s.created_at", "desc")
    .orderBy("s.id");
}

type ListedRow = Awaited<ReturnType<ReturnType<typeof selectSchedules>["execute"]>>[number];

function toSchedule(row: ListedRow): Schedule {
  return {
    id: row.id,
    question: row.question,
    chat: row.chat,
    assistantId: row.assistant_id,
    assistantName: row.assistant_name,
    model: row.model,
    online: row.online,
    research: row.research,
    personalData: row.personal_data,
    rule: row.rule,
    timeZone: row.time_zone,
    state: row.state,
    pauseReason: row.pause_reason,
    nextRunAt: row.next_run_at?.toISOString() ?? null,
    lastRun: toLastRun(row),
    conversationId: row.made_conversation_id,
    createdAt: row.created_at.toISOString(),
  };
}

function toLastRun({ trigger, run_state, due_at, ended_at, error_code }: ListedRow): Schedule["lastRun"] {
  if (!trigger || !run_state || !due_at) return null;
  return {
    trigger,
    state: run_state,
    dueAt: due_at.toISOString(),
    endedAt: ended_at?.toISOString() ?? null,
    errorCode: error_code,
  };
}
