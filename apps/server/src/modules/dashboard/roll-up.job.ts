import { z } from "zod";
import type { Db } from "../../adapters/db/index.ts";
import { defineHandler, type Job } from "../../adapters/jobs/index.ts";
import { rollUp } from "./roll-up.ts";

export const rollUpReports: Job<Record<string, never>> = {
  name: "roll-up-reports",
  payload: z.strictObject({}),
  schedule: "7 * * * *",
};

export function rollUpReportsHandler(db: Db) {
  return defineHandler(rollUpReports, async () => {
    await rollUp(db);
  });
}
