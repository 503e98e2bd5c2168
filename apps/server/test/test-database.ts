import { inject } from "vitest";
import { type Database, openDatabase } from "../src/adapters/db/index.ts";
import { copyPostgres } from "./copy-database.ts";
import { openSharedEmbedded } from "./shared-embedded.ts";

declare module "vitest" {
  interface ProvidedContext {
    testDatabase:
      | { kind: "embedded"; template: string; empty: string }
      | { kind: "postgres"; adminUrl: string; template: string };
  }
}

/** A fresh, migrated database of the kind that the running project tests on. */
export async function openTestDatabase(): Promise<Database> {
  const given = inject("testDatabase");
  if (given.kind === "postgres") {
    return openDatabase({ url: await copyPostgres(given.adminUrl, given.template), dataDir: "" });
  }
  return openSharedEmbedded(given.template);
}
