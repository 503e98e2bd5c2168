import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import type { DatabaseLog } from "./watched-pool.ts";

/**
 * One, because the socket server passes messages on as they arrive: the statement that one connection prepares
 * could be replaced by another's before it runs, and then the wrong one would. The database works one at a time anyway.
 */
const CONNECTIONS = 1;
const RESTART_AFTER_MS = 1000;

export interface EmbeddedDatabase {
  /** Folder of the Unix socket: what `pg` takes as its host. */
  socketDir: string;
  connections: number;
  close(): Promise<void>;
}

/** PostgreSQL in WASM, in a thread of its own, reached by `pg` over a Unix socket like any other. */
export async function startEmbedded(
  dataDir: string,
  log: DatabaseLog | undefined,
  threadUrl = new URL("./embedded-worker.ts", import.meta.url),
): Promise<EmbeddedDatabase> {
  await mkdir(dataDir, { recursive: true });
  // Under DATA_DIR the socket's path could exceed the 107 bytes that the system allows.
  const socketDir = await mkdtemp(join(tmpdir(), "metatron-"));
  const socketPath = join(socketDir, ".s.PGSQL.5432");
  const closing = new AbortController();
  let worker = await launch();

  async function launch(): Promise<Worker> {
    const thread = new Worker(threadUrl, {
      workerData: { dataDir, socketPath, maxConnections: CONNECTIONS },
    });
    await hears(thread, "ready");
    thread.once("exit", restart);
    return thread;
  }

  /** A thread that ended, e.g. on a full disk, left its data as a crash of PostgreSQL does: the next one recovers them. */
  async function restart() {
    while (!closing.signal.aborted) {
      try {
        await wait(RESTART_AFTER_MS, undefined, { signal: closing.signal });
        await rm(socketPath, { force: true });
        worker = await launch();
        return;
      } catch (error) {
        if (!closing.signal.aborted)
          log?.warn({ err: error }, "the embedded database could not be restarted");
      }
    }
  }

  return {
    socketDir,
    connections: CONNECTIONS,
    async close() {
      closing.abort();
      if (worker.threadId !== ENDED) {
        const closed = hears(worker, "closed");
        worker.postMessage("close");
        await closed;
        await worker.terminate();
      }
      await rm(socketDir, { recursive: true, force: true });
    },
  };
}

/** The id that Node gives to threads which have ended. */
const ENDED = -1;

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
