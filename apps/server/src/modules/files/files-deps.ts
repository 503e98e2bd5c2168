import type { QuotaLimits } from "@metatron/contract/quotas/quotas";
import type { Db } from "../../adapters/db/index.ts";
import type { Jobs } from "../../adapters/jobs/index.ts";
import type { Storage } from "../../adapters/storage/index.ts";

export interface FilesDeps {
  db: Db;
  storage: Storage;
  jobs: Jobs;
  /** How much each person may store and send. */
  quotas: QuotaLimits;
}
