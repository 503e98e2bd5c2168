import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Database, openDatabase } from "../apps/server/src/adapters/db/index.ts";
import { startJobs } from "../apps/server/src/adapters/jobs/index.ts";
import { closeParsers } from "../apps/server/src/adapters/parsers/index.ts";
import { createStorage } from "../apps/server/src/adapters/storage/index.ts";
import { createFiles, type Files, ingestFile } from "../apps/server/src/modules/files/index.ts";
import {
  createRetrieval,
  ingestFileHandler,
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
  return {
    database,
    files,
    retrieval: createRetrieval({
      db,
      log,
      models: { embed: async () => undefined, rerank: async () => undefined, rerankModel: undefined },
    }),
    ingest: (fileId) => handler.handle({ fileId }, fileId),
    async close() {
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
