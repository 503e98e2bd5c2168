import type { Logger } from "pino";
import type { Database } from "./adapters/db/index.ts";
import type { EmbeddedIdentity } from "./adapters/identity-provider/index.ts";
import type { Jobs } from "./adapters/jobs/index.ts";
import type { ModelRegistry } from "./adapters/models/index.ts";
import type { Storage } from "./adapters/storage/index.ts";
import type { CounterStore, Streams } from "./adapters/streams/index.ts";
import type { TokenVerifier } from "./adapters/tokens/index.ts";
import type { Config } from "./config.ts";
import type { AnswerJournal, WriterWatch } from "./modules/history/index.ts";

/** What modules may reach outside the process, made once in main.ts and passed in. */
export interface Deps {
  config: Config;
  log: Logger;
  database: Database;
  jobs: Jobs;
  streams: Streams;
  storage: Storage;
  counters: CounterStore;
  models: ModelRegistry;
  journal: AnswerJournal;
  watch: WriterWatch;
  /** The demo identity provider, where no real one is configured. */
  identity: EmbeddedIdentity | undefined;
  verifier: TokenVerifier;
  /** Where the built web app lies. */
  webDir: string;
  isShuttingDown(): boolean;
}
