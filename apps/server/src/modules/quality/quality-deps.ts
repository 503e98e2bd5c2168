import type { BaseLogger } from "pino";
import type { Db } from "../../adapters/db/index.ts";
import type { Jobs } from "../../adapters/jobs/index.ts";
import type { ModelRegistry } from "../../adapters/models/index.ts";
import type { WebSearch } from "../../adapters/web-search/index.ts";
import type { Retrieval } from "../retrieval/index.ts";
import type { Specialised } from "../specialised/index.ts";
import type { ToolChoiceDeps } from "../turns/index.ts";

export interface QualityDeps extends ToolChoiceDeps {
  db: Db;
  jobs: Jobs;
  log: BaseLogger;
  models: ModelRegistry;
  retrieval: Retrieval;
  specialised: Specialised;
  webSearch: WebSearch | undefined;
  isShuttingDown(): boolean;
}
