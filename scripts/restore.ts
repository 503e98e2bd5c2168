import { parseArgs } from "node:util";
import {
  BackupError,
  checkBackup,
  openPlace,
  restoreBackup,
} from "../apps/server/src/adapters/backup/index.ts";
import { lockDataDir } from "../apps/server/src/adapters/data-dir.ts";
import { openDatabase } from "../apps/server/src/adapters/db/index.ts";
import { createStorage } from "../apps/server/src/adapters/storage/index.ts";
import { readConfig, readEnvironment } from "../apps/server/src/config/config.ts";
import { storageConfigOf } from "../apps/server/src/config/storage.ts";
import { createOptionalTables, runCommand, s3CredentialsOf, say } from "./operator-command.ts";

/**
 * `npm run restore -- <backup>` restores a backup into the configured installation, which must be empty; with --check it
 * only verifies the digests of the backup.
 */
await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { check: { type: "boolean", default: false } },
  });
  const [source] = positionals;
  if (!source) throw new BackupError("Name the backup: npm run restore -- /var/backups/metatron/<time>");
  const environment = readEnvironment();
  const startedAt = Date.now();
  const seconds = () => ((Date.now() - startedAt) / 1000).toFixed(1);
  const place = await openPlace(source, s3CredentialsOf(environment));
  if (values.check) {
    const { tables, objects, finishedAt, version } = await checkBackup(place);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    say(
      `Whole: ${rows} rows and ${objects.count} objects of ${finishedAt}, version ${version} (${seconds()} s).`,
    );
    return;
  }
  const config = readConfig(environment);
  lockDataDir(config.dataDir);
  const log = { warn: () => undefined };
  const storage = await createStorage({ ...storageConfigOf(config), log });
  const database = await openDatabase({
    url: config.DATABASE_URL,
    dataDir: config.dataDir,
    poolSize: 2,
    schema: "as-is",
  });
  try {
    const { manifest, loaded } = await restoreBackup({
      place,
      database,
      storage,
      dataDir: config.dataDir,
      createOptional: createOptionalTables(database.db),
      onStep: (step) => say(`  ${step}`),
    });
    const rows = [...loaded.tables.values()].reduce((sum, table) => sum + table.rows, 0);
    say(`Restored ${rows} rows and ${manifest.objects.count} objects in ${seconds()} s; all digests agree.`);
    if (!manifest.objects.included)
      say("  The backup has no objects: restore the bucket with its own tools.");
    for (const table of loaded.leftOut)
      say(`  Left out: ${table}. This database server lacks pgvector; passages are embedded again.`);
  } finally {
    await database.close();
    await storage.close();
    await place.close();
  }
});
