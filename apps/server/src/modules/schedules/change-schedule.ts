import type { Schedule } from "@metatron/contract/schedules/schedule";
import { recordAudit } from "../audit/index.ts";
import { futureRun } from "./save-schedule.ts";
import { lockSchedule, type Owned, readSchedule } from "./schedules.repo.ts";
import type { SchedulesDeps } from "./schedules-deps.ts";
import { startRun } from "./start-run.ts";

type Deps = Pick<SchedulesDeps, "db" | "jobs" | "now">;

/** Pausing what is paused and resuming what is active change nothing. */
export async function switchSchedule(
  { db, now }: Deps,
  { paused, ...owned }: Owned & { paused: boolean },
): Promise<Schedule> {
  return db.transaction().execute(async (trx) => {
    const row = await lockSchedule(trx, owned);
    if ((row.state === "active") !== paused) return readSchedule(trx, owned);
    const next = paused ? null : futureRun({ now }, { rule: row.rule, timeZone: row.time_zone });
    await trx
      .updateTable("schedules")
      .set({
        state: paused ? "paused" : "active",
        pause_reason: paused ? "person" : null,
        failures: 0,
        next_run_at: next,
        updated_at: now(),
      })
      .where("id", "=", owned.id)
      .execute();
    return readSchedule(trx, owned);
  });
}

/** The conversation with the answers stays; a run in progress writes its answer to the end. */
export async function deleteSchedule({ db }: Deps, owned: Owned): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockSchedule(trx, owned);
    await trx.deleteFrom("schedules").where("id", "=", owned.id).execute();
    await recordAudit(trx, {
      actorId: owned.personId,
      action: "schedule.deleted",
      subjectType: "schedule",
      subjectId: owned.id,
    });
  });
}

/** Does not move the next run. A paused or finished schedule can be run as well, to try it. */
export async function runNow({ db, jobs, now }: Deps, owned: Owned): Promise<Schedule> {
  return db.transaction().execute(async (trx) => {
    const schedule = await lockSchedule(trx, owned);
    await startRun(trx, { jobs, schedule, trigger: "manual", dueAt: now(), now: now() });
    return readSchedule(trx, owned);
  });
}
