import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { type EmbeddedDatabase, startEmbedded } from "../src/adapters/db/embedded.ts";
import { type Database, openDatabase } from "../src/adapters/db/index.ts";
import { copyTemplate } from "./copy-database.ts";
import { type Contents, readContents, restoreContents } from "./restore-contents.ts";

interface SharedServer {
  embedded: EmbeddedDatabase;
  contents: Contents;
}

/** Free servers of this worker, whose test files run one after the other. */
const free: SharedServer[] = [];
/** More than one is needed only by files with two apps at once; each takes 300 MB. */
const KEPT_AT_MOST = 1;
let opened = 0;

/**
 * A migrated embedded database with the contents of the template. Opening a copy takes two CPU seconds, so that the
 * server stays open for the next test file of this worker and is restored instead.
 */
export async function openSharedEmbedded(template: string): Promise<Database> {
  const { embedded, contents, database } = await takeServer(template);
  return {
    ...database,
    async close() {
      const canServeAgain = free.length < KEPT_AT_MOST && (await isRestored(database, contents));
      await database.close();
      if (canServeAgain) free.push({ embedded, contents });
      else await embedded.close();
    },
  };
}

async function takeServer(template: string): Promise<SharedServer & { database: Database }> {
  const server = free.pop();
  if (server) return { ...server, database: await connect(server.embedded) };
  opened += 1;
  // Below the template, which is deleted at the end of the run: the worker itself ends without a hook.
  const folder = join(template, "copies", `${process.pid}-${opened}`);
  await mkdir(folder, { recursive: true });
  await copyTemplate(template, folder);
  const embedded = await startEmbedded(join(folder, "database"), undefined);
  const database = await connect(embedded);
  return { embedded, database, contents: await readContents(database.pool) };
}

const connect = (server: EmbeddedDatabase) => openDatabase({ server, dataDir: "" });

/** Not after a test that changed the schema or broke the server: the next file gets a new copy. */
async function isRestored({ pool }: Database, contents: Contents): Promise<boolean> {
  try {
    return await restoreContents(pool, contents);
  } catch {
    return false;
  }
}
