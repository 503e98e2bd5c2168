import { z } from "zod";
import { defineHandler, type Job, type JobHandler } from "../../adapters/jobs/index.ts";
import { applyRetention, type RetentionDeps } from "./apply-retention.ts";

const retention: Job<Record<string, never>> = {
  name: "apply-retention",
  payload: z.strictObject({}),
  schedule: "7 2 * * *",
  expireInSeconds: 6 * 60 * 60,
};

export function applyRetentionHandler(deps: RetentionDeps): JobHandler {
  return defineHandler(retention, () => applyRetention(deps));
}
