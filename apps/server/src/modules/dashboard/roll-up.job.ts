import { z } from "zod";
import type { Db } from "../../adapters/db/index.ts";
import { defineHandler, type Job } from "../../adapters/jobs/index.ts";
import { rollUp } from "./roll-up.ts";

export const rollUpDashboard: Job<Record<string, never>> = {
  name: "roll-up-reports",
  payload: z.strictObject({}),
  schedule: "7 * * * *",
};

export function rollUpDashboardHandler(db: Db) {
  return defineHandler(rollUpDashboard, async () => {
    await rollUp(db);
  });
}
