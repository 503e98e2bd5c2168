import { z } from "zod";
import type { Trx } from "../../adapters/db/index.ts";
import { defineHandler, type Job } from "../../adapters/jobs/index.ts";
import { lastRun, nextRun } from "./next-run.ts";
import type { ScheduleRow } from "./schedules.repo.ts";
import type { SchedulesDeps } from "./schedules-deps.ts";
import { startRun } from "./start-run.ts";

const AT_ONCE = 50;
const MOST_ROUNDS = 1000;
const KEPT_RUNS_DAYS = 90;
const DAY_MS = 24 * 60 * 60_000;

const dueSchedulesJob: Job<Record<string, never>> = {
  name: "due-schedules",
  payload: z.strictObject({}),
  schedule: "* * * * *",
};

type Deps = Pick<SchedulesDeps, "db" | "jobs" | "now">;

export function dueSchedulesHandler(deps: Deps) {
  return defineHandler(dueSchedulesJob, () => startDueRuns(deps));
}

/** Starts one run per due schedule. Safe on several nodes at once: each row is taken by one of them. */
export async function startDueRuns({ db, jobs, now }: Deps): Promise<void> {
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const taken = await db.transaction().execute(async (trx) => {
      const due = await takeDue(trx, now());
      for (const schedule of due) await startDueRun(trx, { jobs, schedule, now: now() });
      return due.length;
    });
    if (taken < AT_ONCE) return;
  }
}

function takeDue(trx: Trx, now: Date): Promise<ScheduleRow[]> {
  return trx
    .selectFrom("schedules")
    .selectAll()
    .where("state", "=", "active")
    .where("next_run_at", "<=", now)
    .orderBy("next_run_at")
    .limit(AT_ONCE)
    .forUpdate()
    .skipLocked()
    .execute();
}

interface Due {
  jobs: SchedulesDeps["jobs"];
  schedule: ScheduleRow;
  now: Date;
}

/** Of several runs that were missed while no server ran, only the last one is made up. */
async function startDueRun(trx: Trx, { jobs, schedule, now }: Due): Promise<void> {
  const { id, rule, time_zone: timeZone } = schedule;
  const dueAt = lastRun(rule, timeZone, now) ?? now;
  await startRun(trx, { jobs, schedule, trigger: "scheduled", dueAt, now });
  await trx
    .updateTable("schedules")
    .set({ next_run_at: nextRun(rule, timeZone, now) ?? null })
    .where("id", "=", id)
    .execute();
  await trx
    .deleteFrom("schedule_runs")
    .where("schedule_id", "=", id)
    .where("state", "not in", ["waiting", "running"])
    .where("created_at", "<", new Date(now.getTime() - KEPT_RUNS_DAYS * DAY_MS))
    .execute();
}
