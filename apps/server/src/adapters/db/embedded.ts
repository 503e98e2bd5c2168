import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import type { DatabaseLog } from "./watched-pool.ts";

/**
 * The socket server forwards messages in the order in which they arrive. With several connections, one could
 * replace the unnamed statement that another has just parsed, and the wrong statement would run. The database
 * is single-threaded anyway.
 */
const CONNECTIONS = 1;
const RESTART_AFTER_MS = 1000;

export interface EmbeddedDatabase {
  /** Folder of the Unix socket, which `pg` accepts as its host. */
  socketDir: string;
  connections: number;
  /** Memory of the thread that runs the database, which the heap of the main thread does not include. */
  memoryBytes(): Promise<number>;
  close(): Promise<void>;
}

/** PostgreSQL in WASM on its own thread. `pg` connects to it over a Unix socket. */
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
    await waitForMessage(thread, "ready");
    thread.once("exit", restart);
    return thread;
  }

  /**
   * A thread that exited, for example on a full disk, leaves its data as a crash of PostgreSQL does. The next
   * thread recovers them.
   */
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
    async memoryBytes() {
      const { total_heap_size, external_memory } = await worker.getHeapStatistics();
      return total_heap_size + external_memory;
    },
    async close() {
      closing.abort();
      if (worker.threadId !== ENDED) {
        const closed = waitForMessage(worker, "closed");
        worker.postMessage("close");
        await closed;
        await worker.terminate();
      }
      await rm(socketDir, { recursive: true, force: true });
    },
  };
}

/** The thread id that Node assigns to a worker that has exited. */
const ENDED = -1;

/**
 * Resolves when the worker posts this message. Other messages are ignored: `node --watch` uses the same
 * channel.
 */
function waitForMessage(worker: Worker, expected: string): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.on("message", (message: unknown) => {
      if (message === expected) resolve();
    });
    worker.once("error", reject);
    worker.once("exit", () => reject(new Error("the embedded database ended")));
  });
}
