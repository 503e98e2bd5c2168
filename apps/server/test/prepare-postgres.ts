import { randomUUID } from "node:crypto";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { openDatabase } from "../src/adapters/db/index.ts";
import { startJobs } from "../src/adapters/jobs/index.ts";
import { startPostgres } from "./postgres.ts";
import { silentLog } from "./silent-log.ts";

const TEMPLATE = "metatron_template";

export default async function preparePostgres(project: TestProject) {
  const server = await startPostgres();
  await inAdminDatabase(server.url("postgres"), `create database ${TEMPLATE}`);
  const database = await openDatabase({ url: server.url(TEMPLATE), dataDir: "" });
  const jobs = await startJobs({ database, log: silentLog, supervise: false });
  await jobs.close();
  await database.close();
  project.provide("testDatabase", { kind: "postgres", adminUrl: server.url("postgres"), template: TEMPLATE });
  return () => server.stop();
}

export async function copyPostgres(adminUrl: string, template: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await inAdminDatabase(adminUrl, `create database ${name} template ${template}`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function inAdminDatabase(url: string, statement: string) {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(statement);
  await client.end();
}
