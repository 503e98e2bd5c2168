import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";
import { copyEmbedded, copyPostgres } from "./copy-database.ts";

export interface SpawnEnvironment {
  variables: Record<string, string>;
  dataDir: string;
  remove(): Promise<void>;
}

/** For a server as its own process, on a migrated database of the kind that the running project tests on. */
export async function newSpawnEnvironment(): Promise<SpawnEnvironment> {
  const given = inject("testDatabase");
  const isEmbedded = given.kind === "embedded";
  const dataDir = isEmbedded
    ? await copyEmbedded(given.template)
    : await mkdtemp(join(tmpdir(), "metatron-spawned-"));
  return {
    dataDir,
    variables: {
      DATA_DIR: dataDir,
      // Reading them would take most of the seconds that such a server lives.
      DEMO_KNOWLEDGE: "off",
      ...(isEmbedded ? {} : { DATABASE_URL: await copyPostgres(given.adminUrl, given.template) }),
    },
    remove: () => rm(dataDir, { recursive: true, force: true }),
  };
}
