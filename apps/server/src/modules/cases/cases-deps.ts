import type { BaseLogger } from "pino";
import type { Db } from "../../adapters/db/index.ts";
import type { Jobs } from "../../adapters/jobs/index.ts";
import type { RhConnect } from "../../adapters/rhconnect/index.ts";
import type { Storage } from "../../adapters/storage/index.ts";

export interface CasesDeps {
  db: Db;
  jobs: Jobs;
  /** The originals of files that are copied into a case. */
  storage: Storage;
  log: BaseLogger;
  /** Undefined if not configured: cases are then handled here. */
  rhConnect: RhConnect | undefined;
}
