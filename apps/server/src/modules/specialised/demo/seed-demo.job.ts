import { z } from "zod";
import { defineHandler, type Job } from "../../../adapters/jobs/index.ts";
import type { FilesDeps } from "../../files/index.ts";
import { seedNews } from "../../news/index.ts";
import { seedDemo } from "./seed-demo.ts";

export const seedDemoJob: Job<Record<string, never>> = { name: "seed-demo", payload: z.strictObject({}) };

export function seedDemoHandler(deps: FilesDeps & { now(): Date }) {
  return defineHandler(seedDemoJob, async () => {
    await seedNews(deps.db, deps.now());
    await seedDemo(deps);
  });
}
