import { z } from "zod";
import type { Db } from "../../adapters/db/index.ts";
import { defineHandler, type Job, type JobHandler } from "../../adapters/jobs/index.ts";

const KEPT_DAYS = 90;
const DAY_MS = 24 * 60 * 60_000;

const sweepNotices: Job<Record<string, never>> = {
  name: "sweep-notices",
  payload: z.strictObject({}),
  schedule: "41 2 * * *",
};

/** Deletes notices by age, read or not: after three months the date that they announce is long past. */
export function sweepNoticesHandler({ db, now }: { db: Db; now: () => Date }): JobHandler {
  return defineHandler(sweepNotices, async () => {
    const before = new Date(now().getTime() - KEPT_DAYS * DAY_MS);
    await db.deleteFrom("notices").where("created_at", "<", before).execute();
  });
}
