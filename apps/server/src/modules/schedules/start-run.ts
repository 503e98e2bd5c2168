import { randomUUID } from "node:crypto";
import type { ScheduleTrigger } from "@metatron/contract/schedules/constants";
import { sql } from "kysely";
import { z } from "zod";
import type { Trx } from "../../adapters/db/index.ts";
import type { Job, Jobs } from "../../adapters/jobs/index.ts";
import type { ScheduleRow } from "./schedules.repo.ts";

export const runScheduleJob: Job<{ runId: string }> = {
  name: "run-schedule",
  payload: z.strictObject({ runId: z.uuid() }),
};

interface RunToStart {
  jobs: Jobs;
  schedule: Pick<ScheduleRow, "id" | "person_id">;
  trigger: ScheduleTrigger;
  dueAt: Date;
  now: Date;
}

/**
 * Stores the run and its job in the caller's transaction. Does nothing if this instant has its run already, or
 * if a run of the schedule is waiting or in progress.
 */
export async function startRun(trx: Trx, { jobs, schedule, trigger, dueAt, now }: RunToStart): Promise<void> {
  const runId = randomUUID();
  const { rows } = await sql<{ id: string }>`
    insert into schedule_runs
      (id, schedule_id, person_id, trigger, due_at, state, question_id, answer_id, created_at)
    values (${runId}, ${schedule.id}, ${schedule.person_id}, ${trigger}, ${dueAt}, 'waiting',
      ${randomUUID()}, ${randomUUID()}, ${now})
    on conflict do nothing returning id`.execute(trx);
  // The group keeps one person's runs from taking every worker.
  if (rows.length > 0) await jobs.send(runScheduleJob, { runId }, { trx, group: schedule.person_id });
}
