import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { BaseLogger } from "pino";
import type { WatchedPool } from "../db/index.ts";
import { dumpDatabase } from "./dump-database.ts";
import { BackupError, type Frame, frameSchema } from "./frames.ts";

/** The file in DATA_DIR that says where the running server listens. */
const NOTE = "backup-socket";

/**
 * Serves dumps of the embedded database, which only this process can read, to `npm run backup`. The socket's
 * folder belongs to the user of the server. A pipe of Windows could be read by others, so there a backup needs
 * the server to be stopped.
 */
export async function listenForBackups({
  dataDir,
  pool,
  log,
}: {
  dataDir: string;
  pool: WatchedPool;
  log: Pick<BaseLogger, "info" | "warn">;
}): Promise<{ close(): Promise<void> }> {
  if (process.platform === "win32") return { close: async () => undefined };
  const folder = await mkdtemp(join(tmpdir(), "metatron-backup-"));
  const path = join(folder, "socket");
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
    log.info("a backup reads the embedded database");
    pipeline(Readable.from(linesOf(dumpDatabase(pool))), socket).catch((error: unknown) =>
      log.warn({ err: error }, "a backup was not completed"),
    );
  });
  server.listen(path);
  await once(server, "listening");
  await writeFile(join(dataDir, NOTE), path, { mode: 0o600 });
  return {
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
      await rm(join(dataDir, NOTE), { force: true });
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function* linesOf(frames: AsyncIterable<Frame>) {
  for await (const frame of frames) yield `${JSON.stringify(frame)}\n`;
}

/** The dump of the server that uses this data directory now. */
export async function* dumpRunningServer(dataDir: string): AsyncGenerator<Frame> {
  const path = await readFile(join(dataDir, NOTE), "utf8").catch(() => undefined);
  const refusal = new BackupError(
    `The process that uses ${dataDir} offers no backup while it runs. Stop it first.`,
  );
  if (!path) throw refusal;
  const socket = connect(path);
  // The file may be of an earlier server that was killed.
  await once(socket, "connect").catch(() => {
    throw refusal;
  });
  for await (const line of createInterface({ input: socket, crlfDelay: Number.POSITIVE_INFINITY }))
    yield frameSchema.parse(JSON.parse(line));
}
