import { join } from "node:path";
import { parseArgs } from "node:util";
import {
  BackupError,
  moveInstallation,
  parseS3Address,
  requireCredentials,
} from "../apps/server/src/adapters/backup/index.ts";
import { lockDataDir } from "../apps/server/src/adapters/data-dir.ts";
import { openDatabase } from "../apps/server/src/adapters/db/index.ts";
import { createStorage } from "../apps/server/src/adapters/storage/index.ts";
import { readConfig, readEnvironment } from "../apps/server/src/config/config.ts";
import { createOptionalTables, runCommand, s3CredentialsOf, say, sayProgress } from "./operator-command.ts";

/**
 * `npm run move -- --to <postgres url> --objects s3://<bucket>` copies an embedded installation to PostgreSQL and S3. Run
 * it again after an interruption: it continues. DATA_DIR stays as it is.
 */
await runCommand(async () => {
  const { values } = parseArgs({ options: { to: { type: "string" }, objects: { type: "string" } } });
  if (!values.to || !values.objects)
    throw new BackupError("Name both targets: npm run move -- --to postgresql://… --objects s3://bucket");
  const environment = readEnvironment();
  const credentials = requireCredentials(s3CredentialsOf(environment));
  const { bucket, folder } = parseS3Address(values.objects);
  if (folder) throw new BackupError("The product uses a bucket of its own: name it without a folder.");
  // The source is the embedded installation, also if the target's variables are set already.
  const config = readConfig(withoutTarget(environment));
  lockDataDir(config.dataDir);
  const startedAt = Date.now();
  const log = { warn: () => undefined };
  const from = {
    database: await openDatabase({ dataDir: config.dataDir }),
    storage: await createStorage({ kind: "disk", dir: join(config.dataDir, "objects"), log }),
    dataDir: config.dataDir,
  };
  const to = {
    database: await openDatabase({ url: values.to, dataDir: "", poolSize: 2, schema: "as-is" }),
    storage: await createStorage({ kind: "s3", bucket, ...credentials, log }),
  };
  try {
    await to.storage.check();
    const { objects, objectsBefore, rows } = await moveInstallation({
      from,
      to,
      target: `${credentials.endpoint}/${bucket}`,
      createOptional: createOptionalTables(to.database.db),
      onStep: (step) => say(`  ${step}`),
      onProgress: sayProgress,
    });
    sayProgress("");
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
    say(
      `Moved ${rows} rows and ${objects} objects in ${seconds} s (${objectsBefore} objects by earlier runs).`,
    );
    say("Every table and every object was read back and has the same digest. Now set, for every node:");
    say("  DATABASE_URL and the S3_* variables, to the targets of this command");
    say(`  SECRETS_KEY, to the content of ${join(config.dataDir, "secrets.key")} if that file exists`);
  } finally {
    await Promise.all([from.database.close(), to.database.close(), from.storage.close(), to.storage.close()]);
  }
});

function withoutTarget(environment: Record<string, string | undefined>) {
  const isTarget = (name: string) => name === "DATABASE_URL" || name.startsWith("S3_");
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !isTarget(name)));
}
