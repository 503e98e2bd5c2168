import { z } from "zod";
import type { Db } from "../../adapters/db/index.ts";
import { defineHandler, type Job } from "../../adapters/jobs/index.ts";
import { findGaps } from "./find-gaps.ts";

export const findGapsJob: Job<Record<string, never>> = {
  name: "find-gaps",
  payload: z.strictObject({}),
  schedule: "41 * * * *",
};

export function findGapsHandler(db: Db) {
  return defineHandler(findGapsJob, () => findGaps(db));
}
