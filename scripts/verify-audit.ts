import { lockDataDir } from "../apps/server/src/adapters/data-dir.ts";
import { openDatabase } from "../apps/server/src/adapters/db/index.ts";
import { readConfig, readEnvironment } from "../apps/server/src/config/config.ts";
import { verifyAudit } from "../apps/server/src/modules/audit/index.ts";

/**
 * Reads the audit from its first entry to its last and says whether anyone has changed it. With the head of an earlier
 * run as its argument it also says whether that entry is still there.
 */
const config = readConfig(readEnvironment());
if (!config.DATABASE_URL) lockDataDir(config.dataDir);
const database = await openDatabase({ url: config.DATABASE_URL, dataDir: config.dataDir });
const verdict = await verifyAudit(database.db, { notedHead: process.argv[2] });
await database.close();
process.stdout.write(
  verdict.intact
    ? `intact: ${verdict.entries} entries, head ${verdict.head}\n`
    : `broken at entry ${verdict.brokenAt}\n`,
);
process.exit(verdict.intact ? 0 : 1);
