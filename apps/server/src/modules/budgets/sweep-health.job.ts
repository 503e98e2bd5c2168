import { z } from "zod";
import type { Db } from "../../adapters/db/index.ts";
import { defineHandler, type Job, type JobHandler } from "../../adapters/jobs/index.ts";

const KEPT_DAYS = 30;
const DAY_MS = 24 * 60 * 60_000;

const sweepHealth: Job<Record<string, never>> = {
  name: "sweep-model-health",
  payload: z.strictObject({}),
  schedule: "27 3 * * *",
};

/** Call counts older than a month are of no use. */
export function sweepHealthHandler({ db }: { db: Db }): JobHandler {
  return defineHandler(sweepHealth, async () => {
    const before = new Date(Date.now() - KEPT_DAYS * DAY_MS);
    await db.deleteFrom("model_health").where("hour", "<", before).execute();
  });
}
