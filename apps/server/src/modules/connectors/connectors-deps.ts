import type { BaseLogger } from "pino";
import type { OutsideSystems } from "../../adapters/connectors/index.ts";
import type { Db } from "../../adapters/db/index.ts";
import type { Jobs } from "../../adapters/jobs/index.ts";
import type { Files } from "../files/index.ts";

export interface ConnectorsDeps {
  db: Db;
  jobs: Jobs;
  files: Files;
  log: BaseLogger;
  outside: OutsideSystems;
}
