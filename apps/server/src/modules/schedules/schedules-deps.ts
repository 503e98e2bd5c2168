import type { BaseLogger } from "pino";
import type { Db } from "../../adapters/db/index.ts";
import type { Jobs } from "../../adapters/jobs/index.ts";
import type { ModelRegistry } from "../../adapters/models/index.ts";
import type { WebSearch } from "../../adapters/web-search/index.ts";
import type { TemporaryChats } from "../temporary/index.ts";
import type { TurnService } from "../turns/index.ts";

export interface SchedulesDeps {
  db: Db;
  jobs: Jobs;
  log: BaseLogger;
  models: ModelRegistry;
  webSearch: WebSearch | undefined;
  turns: TurnService;
  temporaryChats: Pick<TemporaryChats, "checkMayStore">;
  schedules: SchedulesConfig;
  now(): Date;
  isShuttingDown(): boolean;
}

export interface SchedulesConfig {
  /** Schedules of one person; 0 = no limit. */
  perPerson: number;
  /** Days without a sign-in until the schedules of a person pause; 0 = never. */
  pauseAfterDays: number;
}
