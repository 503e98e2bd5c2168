import type { BaseLogger } from "pino";
import type { Db } from "../../adapters/db/index.ts";
import type { Jobs } from "../../adapters/jobs/index.ts";
import type { RhConnect } from "../../adapters/rhconnect/index.ts";

export interface CasesDeps {
  db: Db;
  jobs: Jobs;
  log: BaseLogger;
  /** Undefined if not configured: cases are then handled here. */
  rhConnect: RhConnect | undefined;
}
