import { defineHandler } from "../../adapters/jobs/index.ts";
import { runSchedule } from "./run-schedule.ts";
import type { SchedulesDeps } from "./schedules-deps.ts";
import { runScheduleJob } from "./start-run.ts";

/** Many people choose the same full hour, and a run mostly waits for its model. */
const AT_ONCE = 8;
const PER_PERSON = 1;

export function runScheduleHandler(deps: SchedulesDeps) {
  return defineHandler(runScheduleJob, ({ runId }) => runSchedule(deps, runId), AT_ONCE, PER_PERSON);
}

/** Queues open runs without a job: the queue lost it, or gave up after too many failures. */
export async function resumeScheduleRuns({ db, jobs }: Pick<SchedulesDeps, "db" | "jobs">): Promise<number> {
  const open = await db
    .selectFrom("schedule_runs")
    .select(["id", "person_id"])
    .where("state", "in", ["waiting", "running"])
    .execute();
  const lost = await jobs.missing(
    runScheduleJob,
    open.map(({ id }) => ({ runId: id })),
  );
  for (const payload of lost) {
    const group = open.find(({ id }) => id === payload.runId)?.person_id;
    await jobs.send(runScheduleJob, payload, { group });
  }
  return lost.length;
}
