import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Database, openDatabase } from "../apps/server/src/adapters/db/index.ts";
import { startJobs } from "../apps/server/src/adapters/jobs/index.ts";
import { createModelRegistry, createOutbound } from "../apps/server/src/adapters/models/index.ts";
import { closeParsers } from "../apps/server/src/adapters/parsers/index.ts";
import { createStorage } from "../apps/server/src/adapters/storage/index.ts";
import { readConfig } from "../apps/server/src/config.ts";
import { modelsConfigOf } from "../apps/server/src/models-config.ts";
import { createFiles, type Files, ingestFile } from "../apps/server/src/modules/files/index.ts";
import {
  createRetrieval,
  fillVectorsHandler,
  ingestFileHandler,
  openVectorIndex,
  type Retrieval,
} from "../apps/server/src/modules/retrieval/index.ts";
import { startPostgres } from "../apps/server/test/postgres.ts";
import { silentLog } from "../apps/server/test/silent-log.ts";

export interface Knowledge {
  database: Database;
  files: Files;
  retrieval: Retrieval;
  /** Reads and indexes a file that was added, as the background job does. */
  ingest(fileId: string): Promise<void>;
  /** Makes the vectors of all passages, where EMBEDDING_MODEL names a model. */
  fillVectors(): Promise<void>;
  close(): Promise<void>;
}

/** The product's own files and retrieval on an empty database, without a server around them. */
export async function openKnowledge(kind: "embedded" | "postgres"): Promise<Knowledge> {
  const server = kind === "postgres" ? await startPostgres() : undefined;
  const dataDir = await mkdtemp(join(tmpdir(), "metatron-bench-"));
  const database = await openDatabase({ url: server?.url("postgres"), dataDir });
  const log = silentLog;
  const jobs = await startJobs({ database, log, supervise: false });
  await jobs.declare([ingestFile]);
  const storage = await createStorage({ kind: "disk", dir: join(dataDir, "objects"), log });
  const { db } = database;
  const files = createFiles({ db, storage, jobs, readerId: crypto.randomUUID() });
  const handler = ingestFileHandler({ db, files, jobs, hasVectors: false });
  // The models that the environment names, as the product itself would use them; without any, words alone.
  const config = readConfig({ OLLAMA_BASE_URL: "off", ...process.env, DATA_DIR: dataDir });
  const models = createModelRegistry({
    config: modelsConfigOf(config),
    outbound: createOutbound({ checks: [] }),
  });
  for (const problem of models.searchProblems) process.stderr.write(`${problem}\n`);
  const vectors = models.embeddingModel ? await openVectorIndex(db, models.embeddingModel) : undefined;
  return {
    database,
    files,
    retrieval: createRetrieval({ db, log, models, vectors }),
    ingest: (fileId) => handler.handle({ fileId }, fileId),
    async fillVectors() {
      if (vectors) await fillVectorsHandler({ models, vectors, log }).handle({}, "bench");
    },
    async close() {
      await models.close();
      await closeParsers();
      await jobs.close();
      await storage.close();
      await database.close();
      await server?.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export const databaseAsked = (): "embedded" | "postgres" =>
  process.argv[process.argv.indexOf("--database") + 1] === "postgres" ? "postgres" : "embedded";
