import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { cp, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import pg from "pg";

const PREPARE = fileURLToPath(new URL("./prepare-database.ts", import.meta.url));

/** Brings a database that will be copied to the state after a first start. */
export async function migrateTemplate(environment: Record<string, string>): Promise<void> {
  const { PATH = "", HOME = "", NODE_COMPILE_CACHE = "" } = process.env;
  await promisify(execFile)(process.execPath, [PREPARE], {
    env: { PATH, HOME, NODE_COMPILE_CACHE, OLLAMA_BASE_URL: "off", ...environment },
  });
}

/** Copies a prepared embedded database into a new data directory. */
export async function copyEmbedded(template: string): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), "metatron-test-"));
  await copyTemplate(template, dataDir);
  return dataDir;
}

export async function copyTemplate(template: string, dataDir: string): Promise<void> {
  await cp(join(template, "database"), join(dataDir, "database"), { recursive: true });
}

/** Copies a prepared database of a PostgreSQL server; answers the address of the copy. */
export async function copyPostgres(adminUrl: string, template: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await inAdminDatabase(adminUrl, `create database ${name} template ${template}`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
}

export async function inAdminDatabase(url: string, statement: string) {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(statement);
  await client.end();
}
