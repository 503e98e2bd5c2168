import type { BrandHost } from "@metatron/contract/brand-of-host";
import type { BaseLogger } from "pino";
import type { Db } from "../../adapters/db/index.ts";
import type { ModelRegistry } from "../../adapters/models/index.ts";
import type { Streams } from "../../adapters/streams/index.ts";
import type { OnDeleted, WriterWatch } from "../history/index.ts";
import type { TemporaryChats } from "../temporary/index.ts";
import type { TurnService } from "../turns/index.ts";

export interface ComparisonsDeps {
  db: Db;
  log: BaseLogger;
  models: ModelRegistry;
  streams: Streams;
  watch: WriterWatch;
  turns: Pick<TurnService, "ask">;
  temporaryChats: TemporaryChats;
  areComparisonsAllowed: boolean;
  /** The other modules' deletions for a deleted column. */
  onDeleted: readonly OnDeleted[];
  hosts: readonly BrandHost[];
  now(): Date;
  isShuttingDown(): boolean;
}
