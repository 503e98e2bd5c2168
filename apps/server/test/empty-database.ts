import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";
import { type Database, openDatabase } from "../src/adapters/db/index.ts";
import { copyPostgres, copyTemplate } from "./copy-database.ts";

export interface EmptyDatabase {
  database: Database;
  remove(): Promise<void>;
}

/** A database without any schema, of the kind that the running project tests on. */
export async function openEmptyDatabase(): Promise<EmptyDatabase> {
  const given = inject("testDatabase");
  const dataDir = await mkdtemp(join(tmpdir(), "metatron-empty-"));
  const url = given.kind === "postgres" ? await copyPostgres(given.adminUrl, "template1") : undefined;
  // Creating an embedded database takes six CPU seconds, a copy half of one.
  if (given.kind === "embedded") await copyTemplate(given.empty, dataDir);
  const database = await openDatabase({ url, dataDir, schema: "as-is" });
  return {
    database,
    async remove() {
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
