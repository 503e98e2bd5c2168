import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { copyPostgres } from "../../test/copy-database.ts";
import { freePort } from "../../test/free-port.ts";
import { newSpawnEnvironment, type SpawnEnvironment } from "../../test/spawn-environment.ts";
import { startOpenAiStandIn } from "../../test/stand-ins/openai.ts";
import { lockDataDir } from "../adapters/data-dir.ts";
import { openDatabase } from "../adapters/db/index.ts";
import { type Finding, preflight } from "./preflight.ts";

let given: SpawnEnvironment;
let closeModel: () => Promise<unknown>;
let environment: Record<string, string>;
let emptyDir: string;
beforeAll(async () => {
  given = await newSpawnEnvironment();
  emptyDir = await mkdtemp(join(tmpdir(), "metatron-preflight-"));
  const model = await startOpenAiStandIn({ tokens: 1 });
  closeModel = () => model.close();
  environment = {
    ...given.variables,
    OLLAMA_BASE_URL: "off",
    OPENAI_BASE_URL: model.baseUrl,
    OPENAI_MODELS: "gpt-5",
  };
});
afterAll(async () => {
  await closeModel();
  await given.remove();
  await rm(emptyDir, { recursive: true, force: true });
});

const check = (changes: Record<string, string> = {}) =>
  preflight({ ...environment, ...changes }, { rehearse: true });
const failures = (findings: Finding[]) => findings.filter(({ state }) => state === "failed");

async function openGiven(variables: Record<string, string>) {
  return openDatabase({
    url: variables.DATABASE_URL,
    dataDir: variables.DATA_DIR ?? "",
    schema: "as-is",
  });
}

it("finds nothing wrong in an installation that is up to date", async () => {
  const findings = await check();
  expect(failures(findings)).toEqual([]);
  expect(findings).toContainEqual({ part: "schema", state: "ok", says: "up to date" });
  expect(findings).toContainEqual({ part: "storage", state: "ok", says: expect.stringContaining("deleted") });
  expect(findings).toContainEqual({ part: "models", state: "ok", says: expect.stringContaining("answers") });
});

it("rehearses the migrations of an empty database and leaves it empty", async () => {
  const testDatabase = inject("testDatabase");
  const empty: Record<string, string> = { DATA_DIR: emptyDir };
  if (testDatabase.kind === "postgres")
    empty.DATABASE_URL = await copyPostgres(testDatabase.adminUrl, "template1");
  const findings = await check(empty);
  expect(failures(findings)).toEqual([]);
  const schema = findings.find(({ part }) => part === "schema");
  expect(schema?.says).toMatch(/^\d+ migrations ran in [\d.]+ s and were rolled back$/);
  const database = await openGiven(empty);
  const { rows } = await sql`select to_regclass('people') as people`.execute(database.db);
  await database.close();
  expect(rows).toEqual([{ people: null }]);
});

it("names a database of a newer version", async () => {
  const database = await openGiven(given.variables);
  const newer = sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2030')`;
  await newer.execute(database.db);
  await database.close();
  expect(failures(await check())).toEqual([
    { part: "schema", state: "failed", says: "the database belongs to a newer version (9999-later)" },
  ]);
  const again = await openGiven(given.variables);
  await sql`delete from kysely_migration where name = '9999-later'`.execute(again.db);
  await again.close();
});

it("names every outside part that can't be reached, in sentences", async () => {
  const nothing = `http://127.0.0.1:${await freePort()}`;
  const findings = await check({
    OPENAI_BASE_URL: nothing,
    OIDC_ISSUER: nothing,
    OIDC_CLIENT_ID: "web",
    OIDC_AUDIENCE: "api",
    S3_ENDPOINT: nothing,
    S3_BUCKET: "objects",
    S3_REGION: "us-east-1",
    S3_ACCESS_KEY_ID: "key",
    S3_SECRET_ACCESS_KEY: "secret",
  });
  expect(failures(findings).map(({ part }) => part)).toEqual(["storage", "identity", "models"]);
  for (const { says } of failures(findings)) expect(says).toContain("ECONNREFUSED");
});

it("lists the faults of a configuration and looks no further", async () => {
  const findings = await check({ METRICS_PORT: "many", S3_BUCKET: "files" });
  expect(findings).toEqual([
    { part: "configuration", state: "failed", says: expect.stringContaining("2 fault(s)") },
  ]);
});

it("leaves an embedded database alone that a server uses", async () => {
  const { DATABASE_URL: _, ...embedded } = environment;
  const lock = lockDataDir(embedded.DATA_DIR ?? "");
  const findings = await preflight(embedded, { rehearse: true });
  lock.release();
  expect(findings).toContainEqual({
    part: "database",
    state: "warning",
    says: expect.stringContaining("is in use by another process"),
  });
});
