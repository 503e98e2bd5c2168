import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { openDatabase } from "../src/adapters/db/index.ts";
import { startJobs } from "../src/adapters/jobs/index.ts";
import { silentLog } from "./silent-log.ts";

/** Making a database takes ten CPU seconds, copying a prepared one a fraction: each worker gets a copy. */
export default async function prepareEmbedded(project: TestProject) {
  const template = await mkdtemp(join(tmpdir(), "metatron-template-"));
  const database = await openDatabase({ dataDir: template });
  const jobs = await startJobs({ database, log: silentLog, supervise: false });
  await jobs.close();
  await database.close();
  project.provide("testDatabase", { kind: "embedded", template });
  return () => rm(template, { recursive: true, force: true });
}

export async function copyEmbedded(template: string): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), "metatron-test-"));
  await copyTemplate(template, dataDir);
  return dataDir;
}

export async function copyTemplate(template: string, dataDir: string): Promise<void> {
  await cp(join(template, "database"), join(dataDir, "database"), { recursive: true });
}
