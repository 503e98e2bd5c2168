import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { closeParsers } from "../apps/server/src/adapters/parsers/index.ts";
import { readConfig } from "../apps/server/src/config/config.ts";
import { createDeps } from "../apps/server/src/create-deps.ts";
import type { Deps } from "../apps/server/src/deps.ts";
import { jobHandlers } from "../apps/server/src/job-handlers.ts";
import { fillVectorsHandler, ingestFileHandler } from "../apps/server/src/modules/retrieval/index.ts";
import { startPostgres } from "../apps/server/test/postgres.ts";
import { silentLog } from "../apps/server/test/silent-log.ts";

export interface Knowledge {
  deps: Deps;
  /** Reads and indexes a file that was added, as the background job does. */
  ingest(fileId: string): Promise<void>;
  /** Makes the vectors of all passages, where EMBEDDING_MODEL names a model. */
  fillVectors(): Promise<void>;
  close(): Promise<void>;
}

/** The product's dependencies on an empty database, without a server around them. */
export async function openKnowledge(kind: "embedded" | "postgres"): Promise<Knowledge> {
  const server = kind === "postgres" ? await startPostgres() : undefined;
  const dataDir = await mkdtemp(join(tmpdir(), "metatron-bench-"));
  // The models that the environment names, as the product itself would use them; without any, words alone.
  const config = readConfig({
    OLLAMA_BASE_URL: "off",
    ...process.env,
    DATA_DIR: dataDir,
    DATABASE_URL: server?.url("postgres"),
    WORKERS: "off",
  });
  const { deps, close } = await createDeps(config, {
    parts: { log: silentLog },
    embedded: { cadenceMs: 0 },
    onStep: (step) => process.stderr.write(`${step}\n`),
  });
  await deps.jobs.declare(jobHandlers(deps).map(({ job }) => job));
  // Vectors are made by `fillVectors`, so that they are not part of what reading a file costs.
  const handler = ingestFileHandler({ ...deps, hasVectors: false });
  return {
    deps,
    ingest: (fileId) => handler.handle({ fileId }, fileId),
    async fillVectors() {
      const { vectors } = deps;
      if (vectors) await fillVectorsHandler({ ...deps, vectors }).handle({}, "bench");
    },
    async close() {
      await closeParsers();
      await close();
      await server?.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export const databaseAsked = (): "embedded" | "postgres" =>
  process.argv[process.argv.indexOf("--database") + 1] === "postgres" ? "postgres" : "embedded";
