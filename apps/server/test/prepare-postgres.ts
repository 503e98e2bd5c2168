import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { inAdminDatabase, migrateTemplate } from "./copy-database.ts";
import { startPostgres } from "./postgres.ts";

const TEMPLATE = "metatron_template";

export default async function preparePostgres(project: TestProject) {
  const server = await startPostgres();
  await inAdminDatabase(server.url("postgres"), `create database ${TEMPLATE}`);
  const dataDir = await mkdtemp(join(tmpdir(), "metatron-template-"));
  await migrateTemplate({ DATA_DIR: dataDir, DATABASE_URL: server.url(TEMPLATE) });
  await rm(dataDir, { recursive: true, force: true });
  project.provide("testDatabase", { kind: "postgres", adminUrl: server.url("postgres"), template: TEMPLATE });
  return () => server.stop();
}
