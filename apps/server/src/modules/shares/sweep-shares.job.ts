import { z } from "zod";
import { defineHandler, type Job, type JobHandler } from "../../adapters/jobs/index.ts";
import type { SharesDeps } from "./shares-deps.ts";

const sweepShares: Job<Record<string, never>> = {
  name: "sweep-shares",
  payload: z.strictObject({}),
  schedule: "41 3 * * *",
};

/** Expired copies open for nobody; once a day their texts are deleted too. */
export function sweepSharesHandler({ db, now }: Pick<SharesDeps, "db" | "now">): JobHandler {
  return defineHandler(sweepShares, async () => {
    await db.deleteFrom("shares").where("expires_at", "<=", now()).execute();
  });
}
