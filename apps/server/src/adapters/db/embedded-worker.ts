import { isMainThread, parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { btree_gin } from "@electric-sql/pglite/contrib/btree_gin";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { vector } from "@electric-sql/pglite-pgvector";
import { PGLiteSocketServer } from "@electric-sql/pglite-socket";
import { z } from "zod";

/**
 * PostgreSQL touches all of its buffers when it starts, so their size is memory at rest. Pages beyond them come from the
 * cache of the operating system.
 */
const BUFFERS = ["-c", "shared_buffers=32MB"];

const optionsSchema = z.object({ dataDir: z.string(), socketPath: z.string(), maxConnections: z.number() });

// A query in WASM blocks its thread until it ends, so the database does not share a thread with HTTP.
if (!isMainThread && parentPort) await serve(parentPort);

async function serve(port: NonNullable<typeof parentPort>) {
  const { dataDir, socketPath, maxConnections } = optionsSchema.parse(workerData);
  const db = await PGlite.create({
    dataDir,
    extensions: { btree_gin, pg_trgm, unaccent, vector },
    startParams: [...PGlite.defaultStartParams, ...BUFFERS],
  });
  endThreadOnFault(db);
  const server = new PGLiteSocketServer({ db, path: socketPath, maxConnections });
  await server.start();
  port.on("message", async () => {
    await server.stop();
    await db.close();
    port.postMessage("closed");
    port.close();
  });
  port.postMessage("ready");
}

/**
 * A failing statement returns an error message. An exception here is a fault of the database itself, such as
 * a panic on a full disk. The socket server would never run another statement after it, so the thread exits
 * and is restarted.
 */
function endThreadOnFault(db: PGlite) {
  const execute = db.execProtocolRawStream.bind(db);
  db.execProtocolRawStream = async (message, options) => {
    try {
      return await execute(message, options);
    } catch (error) {
      process.stderr.write(`the embedded database failed: ${String(error)}\n`);
      process.exit(1);
    }
  };
}
