import { z } from "zod";
import type { Database } from "../../adapters/db/index.ts";
import { defineHandler, type Job } from "../../adapters/jobs/index.ts";

const databaseUpkeep: Job<Record<string, never>> = {
  name: "database-upkeep",
  payload: z.strictObject({}),
  schedule: "17 3 * * *",
};

/**
 * The embedded database has no autovacuum: without this job its tables only grow and its statistics become
 * stale.
 */
export function databaseUpkeepHandler({ kind, pool }: Database) {
  return defineHandler(databaseUpkeep, async () => {
    if (kind === "embedded") await pool.query("vacuum (analyze)");
  });
}
