import { z } from "zod";
import { defineHandler, type Job } from "../../adapters/jobs/index.ts";
import type { QualityDeps } from "./quality-deps.ts";
import { runQuality } from "./run-quality.ts";

const SIX_HOURS = 6 * 60 * 60;
/** Concurrent runs per process; each asks one question at a time. */
const AT_ONCE = 2;

export const runQualityJob: Job<{ runId: string }> = {
  name: "run-quality",
  payload: z.strictObject({ runId: z.uuid() }),
  expireInSeconds: SIX_HOURS,
};

export function runQualityHandler(deps: QualityDeps) {
  return defineHandler(runQualityJob, ({ runId }) => runQuality(deps, runId), AT_ONCE);
}

/** Queues waiting or unfinished runs without a job: the queue lost it, or gave up after too many failures. */
export async function resumeQualityRuns({ db, jobs }: Pick<QualityDeps, "db" | "jobs">): Promise<number> {
  const open = await db
    .selectFrom("quality_runs")
    .select("id")
    .where("state", "in", ["waiting", "running"])
    .execute();
  const lost = await jobs.missing(
    runQualityJob,
    open.map(({ id }) => ({ runId: id })),
  );
  for (const payload of lost) await jobs.send(runQualityJob, payload);
  return lost.length;
}
