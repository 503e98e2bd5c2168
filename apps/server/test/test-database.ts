import { rm } from "node:fs/promises";
import { inject } from "vitest";
import { type Database, openDatabase } from "../src/adapters/db/index.ts";
import { copyEmbedded } from "./prepare-embedded.ts";
import { copyPostgres } from "./prepare-postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    testDatabase:
      | { kind: "embedded"; template: string }
      | { kind: "postgres"; adminUrl: string; template: string };
  }
}

/** A fresh, migrated database of the kind that the running project tests on. */
export async function openTestDatabase(): Promise<Database> {
  const given = inject("testDatabase");
  if (given.kind === "postgres") {
    return openDatabase({ url: await copyPostgres(given.adminUrl, given.template), dataDir: "" });
  }
  const dataDir = await copyEmbedded(given.template);
  const database = await openDatabase({ dataDir });
  return {
    ...database,
    async close() {
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
