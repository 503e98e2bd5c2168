import type { QuotaLimits } from "@metatron/contract/quotas/quotas";
import type { Logger } from "pino";
import type { OutsideSystems } from "./adapters/connectors/index.ts";
import type { Database, Db } from "./adapters/db/index.ts";
import type { EmbeddedIdentity } from "./adapters/identity-provider/index.ts";
import type { ImageMaker } from "./adapters/image-models/index.ts";
import type { Jobs } from "./adapters/jobs/index.ts";
import type { ModelRegistry, Speaker, Transcriber } from "./adapters/models/index.ts";
import type { RhConnect } from "./adapters/rhconnect/index.ts";
import type { SpeechProgram } from "./adapters/speech/index.ts";
import type { Storage } from "./adapters/storage/index.ts";
import type { CounterStore, Streams } from "./adapters/streams/index.ts";
import type { TokenVerifier } from "./adapters/tokens/index.ts";
import type { WebSearch } from "./adapters/web-search/index.ts";
import type { Config } from "./config/config.ts";
import type { CallLedger, ModelRules } from "./modules/budgets/index.ts";
import type { AnswerJournal, WriterWatch } from "./modules/history/index.ts";
import type { Retrieval, SearchModels, VectorIndex } from "./modules/retrieval/index.ts";
import type { Specialised } from "./modules/specialised/index.ts";
import type { Tool } from "./modules/turns/index.ts";

/** Without a configured model pictures are drawn, and browsers speak and listen themselves. */
export interface Media {
  imageMaker: ImageMaker;
  speaker: Speaker | undefined;
  speechProgram: SpeechProgram | undefined;
  transcriber: Transcriber | undefined;
}

/** What modules may reach outside the process, opened by `createDeps` and passed in. */
export interface Deps {
  config: Config;
  log: Logger;
  database: Database;
  /** Queries on `database`; inside a transaction use the transaction, because the embedded database has one connection. */
  db: Db;
  jobs: Jobs;
  streams: Streams;
  storage: Storage;
  counters: CounterStore;
  /** How much each person may use; 0 = no limit. */
  quotas: QuotaLimits;
  retrieval: Retrieval;
  /** Where an embedding model is configured and the database has pgvector. */
  vectors: VectorIndex | undefined;
  /** Whether the models that are configured for the search can be used. */
  searchModels: SearchModels;
  /** Where knowledge can come from besides uploads. */
  outside: OutsideSystems;
  models: ModelRegistry;
  /** What administrators allow: models that are off, budgets of roles. */
  modelRules: ModelRules;
  /** Whether models answer and what they use besides answers. */
  callLedger: CallLedger;
  /** Who makes pictures, speaks and listens. */
  media: Media;
  /** How RH+ and the service desk sort questions. */
  specialised: Specialised;
  /** Where cases are opened; undefined where they are kept here. */
  rhConnect: RhConnect | undefined;
  /** Web search for models that have none of their own. */
  webSearch: WebSearch | undefined;
  /** What models that take tools may call. */
  tools: readonly Tool[];
  journal: AnswerJournal;
  watch: WriterWatch;
  /** The demo identity provider, where no real one is configured. */
  identity: EmbeddedIdentity | undefined;
  verifier: TokenVerifier;
  /** Where the built web app lies. */
  webDir: string;
  /** What time it is; tests turn it on. */
  now(): Date;
  isShuttingDown(): boolean;
}
