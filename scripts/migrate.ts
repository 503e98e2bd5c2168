import { lockDataDir } from "../apps/server/src/adapters/data-dir.ts";
import { openDatabase } from "../apps/server/src/adapters/db/index.ts";
import { readConfig, readEnvironment } from "../apps/server/src/config/config.ts";
import { runCommand, say } from "./operator-command.ts";

/** `npm run migrate` brings the database up to date before new nodes start, as a job of a deployment does. */
await runCommand(async () => {
  const config = readConfig(readEnvironment());
  if (!config.DATABASE_URL) lockDataDir(config.dataDir);
  const database = await openDatabase({ url: config.DATABASE_URL, dataDir: config.dataDir, poolSize: 2 });
  const { migrated } = database;
  await database.close();
  say(migrated.length > 0 ? `Migrated: ${migrated.join(", ")}` : "The schema is up to date.");
});
