import { parseArgs } from "node:util";
import {
  BackupError,
  dumpDatabase,
  dumpRunningServer,
  openPlace,
  within,
  writeBackup,
} from "../apps/server/src/adapters/backup/index.ts";
import { DataDirError, lockDataDir } from "../apps/server/src/adapters/data-dir.ts";
import { openDatabase } from "../apps/server/src/adapters/db/index.ts";
import { createStorage } from "../apps/server/src/adapters/storage/index.ts";
import { version } from "../apps/server/src/config/browser.ts";
import { type Config, readConfig, readEnvironment } from "../apps/server/src/config/config.ts";
import { storageConfigOf } from "../apps/server/src/config/storage.ts";
import { runCommand, s3CredentialsOf, say } from "./operator-command.ts";

/**
 * `npm run backup -- <folder or s3://bucket/folder> [--without-objects]` writes a backup of this installation into a
 * new folder there, also while the server runs.
 */
await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { "without-objects": { type: "boolean", default: false } },
  });
  const [target] = positionals;
  if (!target)
    throw new BackupError("Name a folder or an s3:// address: npm run backup -- /var/backups/metatron");
  const environment = readEnvironment();
  const config = readConfig(environment);
  const startedAt = Date.now();
  const root = await openPlace(target, s3CredentialsOf(environment));
  const place = within(root, new Date().toISOString().slice(0, 19).replaceAll(":", "-"));
  const log = { warn: () => undefined };
  const storage = values["without-objects"]
    ? undefined
    : await createStorage({ ...storageConfigOf(config), log });
  const source = await openSource(config);
  try {
    const { tables, objects } = await writeBackup({
      place,
      frames: source.frames,
      database: config.DATABASE_URL ? "postgres" : "embedded",
      storage,
      dataDir: config.dataDir,
      version,
      onStep: (step) => say(`  ${step}`),
    });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
    say(`Backed up ${rows} rows and ${objects.count} objects in ${seconds} s.`);
    say(`  check it:   npm run restore -- ${place.address} --check`);
    say(`  restore it: npm run restore -- ${place.address}`);
  } finally {
    await source.close();
    await storage?.close();
    await root.close();
  }
});

/** The embedded database belongs to one process: the running server, or this command if none runs. */
async function openSource(config: Config) {
  const isFree = config.DATABASE_URL !== undefined || isLockFree(config.dataDir);
  if (!isFree) return { frames: dumpRunningServer(config.dataDir), close: async () => undefined };
  const database = await openDatabase({
    url: config.DATABASE_URL,
    dataDir: config.dataDir,
    poolSize: 1,
    schema: "as-is",
  });
  return { frames: dumpDatabase(database.pool), close: () => database.close() };
}

function isLockFree(dataDir: string): boolean {
  try {
    // Held until this process ends.
    lockDataDir(dataDir);
    return true;
  } catch (error) {
    if (error instanceof DataDirError) return false;
    throw error;
  }
}
