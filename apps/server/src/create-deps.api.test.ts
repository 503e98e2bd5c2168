import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { silentLog } from "../test/silent-log.ts";
import { openTestDatabase } from "../test/test-database.ts";
import { createTestIssuer } from "../test/test-issuer.ts";
import type { Database } from "./adapters/db/index.ts";
import { createTokenVerifier } from "./adapters/tokens/index.ts";
import { readConfig } from "./config/config.ts";
import { createDeps } from "./create-deps.ts";
import { StartError } from "./start-error.ts";

let dataDir: string;
let database: Database;
let closed: string[];
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "metatron-deps-"));
  database = await openTestDatabase();
  closed = [];
});
afterEach(async () => {
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function open(environment: Record<string, string> = {}) {
  const config = readConfig({
    DATA_DIR: dataDir,
    WORKERS: "off",
    OLLAMA_BASE_URL: "off",
    LOG_LEVEL: "silent",
    ...environment,
  });
  const verifier = createTokenVerifier((await createTestIssuer()).config);
  const parts = { log: silentLog, database: noting(database), identity: undefined, verifier };
  return createDeps(config, { parts });
}

/** The same database, which records when it is closed. */
const noting = (given: Database): Database => ({
  ...given,
  async close() {
    closed.push("database");
  },
});

it("does not close the parts that its caller passed in", async () => {
  const { deps, close } = await open();
  expect(await deps.database.check()).toBe(true);
  expect(deps.db).toBe(database.db);
  await close();
  expect(closed).toEqual([]);
  expect(await database.check()).toBe(true);
});

it("closes the open parts when a later one fails", async () => {
  // Media are created after the jobs and the model rules, which use the database.
  await expect(open({ IMAGE_MODEL: "a-painter" })).rejects.toThrow(StartError);
  expect(await database.check()).toBe(true);
  const { deps, close } = await open();
  expect(deps.jobs.check()).toBe(true);
  await close();
  expect(deps.jobs.check()).toBe(false);
});
