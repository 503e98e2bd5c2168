import { z } from "zod";
import { defineHandler, type Job } from "../../../adapters/jobs/index.ts";
import { type SeedDeps, seedDemo } from "./seed-demo.ts";

export const seedDemoJob: Job<Record<string, never>> = { name: "seed-demo", payload: z.strictObject({}) };

export function seedDemoHandler(deps: SeedDeps) {
  return defineHandler(seedDemoJob, async () => {
    await seedDemo(deps);
  });
}
