import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";

/**
 * One, because the socket server passes messages on as they arrive: the statement that one connection prepares
 * could be replaced by another's before it runs, and then the wrong one would. The database works one at a time anyway.
 */
const CONNECTIONS = 1;

export interface EmbeddedDatabase {
  /** Folder of the Unix socket: what `pg` takes as its host. */
  socketDir: string;
  connections: number;
  close(): Promise<void>;
}

/** PostgreSQL in WASM, in a thread of its own, reached by `pg` over a Unix socket like any other. */
export async function startEmbedded(dataDir: string): Promise<EmbeddedDatabase> {
  await mkdir(dataDir, { recursive: true });
  // Under DATA_DIR the socket's path could exceed the 107 bytes that the system allows.
  const socketDir = await mkdtemp(join(tmpdir(), "metatron-"));
  const worker = new Worker(new URL("./embedded-worker.ts", import.meta.url), {
    workerData: { dataDir, socketPath: join(socketDir, ".s.PGSQL.5432"), maxConnections: CONNECTIONS },
  });
  await hears(worker, "ready");
  return {
    socketDir,
    connections: CONNECTIONS,
    async close() {
      const closed = hears(worker, "closed");
      worker.postMessage("close");
      await closed;
      await worker.terminate();
      await rm(socketDir, { recursive: true, force: true });
    },
  };
}

/** Settles at this word of the worker's; `node --watch` sends words of its own over the same line. */
function hears(worker: Worker, word: string): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.on("message", (message: unknown) => {
      if (message === word) resolve();
    });
    worker.once("error", reject);
    worker.once("exit", () => reject(new Error("the embedded database ended")));
  });
}
