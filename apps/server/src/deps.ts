import type { QuotaLimits } from "@metatron/contract/quotas/quotas";
import type { Logger } from "pino";
import type { OutsideSystems } from "./adapters/connectors/index.ts";
import type { Database, Db } from "./adapters/db/index.ts";
import type { Directory } from "./adapters/directory/index.ts";
import type { EmbeddedIdentity } from "./adapters/identity-provider/index.ts";
import type { ImageMaker } from "./adapters/image-models/index.ts";
import type { Jobs } from "./adapters/jobs/index.ts";
import type { Mcp } from "./adapters/mcp/index.ts";
import type { ModelRegistry, Speaker, Transcriber } from "./adapters/models/index.ts";
import type { PushSender } from "./adapters/push/index.ts";
import type { RhConnect } from "./adapters/rhconnect/index.ts";
import type { SecretBox } from "./adapters/secrets/index.ts";
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
import type { TemporaryChats } from "./modules/temporary/index.ts";
import type { ToolRules } from "./modules/tool-rules/index.ts";
import type { ToolServers } from "./modules/tool-servers/index.ts";
import type { DeepSearch, ToolBox, TurnService } from "./modules/turns/index.ts";
import type { VerifiedAnswers } from "./modules/verified-answers/index.ts";

/** Without a configured model, pictures are drawn, and browsers use their own speech functions. */
export interface Media {
  imageMaker: ImageMaker;
  speaker: Speaker | undefined;
  speechProgram: SpeechProgram | undefined;
  transcriber: Transcriber | undefined;
}

/** The outside dependencies of the modules, opened by `createDeps` and passed in. */
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
  /** The quotas per person; 0 = no limit. */
  quotas: QuotaLimits;
  retrieval: Retrieval;
  /** Finds answers that people verified. */
  verifiedAnswers: VerifiedAnswers;
  /** Set if an embedding model is configured and the database has pgvector. */
  vectors: VectorIndex | undefined;
  /** Whether the configured search models can be used. */
  searchModels: SearchModels;
  /** Sources of knowledge other than uploads. */
  outside: OutsideSystems;
  models: ModelRegistry;
  /** The administrators' rules: switched-off models and budgets of roles. */
  modelRules: ModelRules;
  /** Whether models respond, and their usage outside of answers. */
  callLedger: CallLedger;
  /** Image, speech and transcription models. */
  media: Media;
  /** How RH+ and the service desk triage questions. */
  specialised: Specialised;
  /** Whether the company lets the product remember facts about people. */
  isMemoryAllowed: boolean;
  /** Whether the company lets people compare models. */
  areComparisonsAllowed: boolean;
  /** The system for cases; undefined if cases are handled here. */
  rhConnect: RhConnect | undefined;
  /** Sends web pushes; undefined if no keys are configured. */
  push: PushSender | undefined;
  /** Set if a directory of people is configured. */
  directory: Directory | undefined;
  /** Web search for models without their own. */
  webSearch: WebSearch | undefined;
  /** Tools for models with tool support. */
  tools: ToolBox;
  /** The administrators' rules about tools. */
  toolRules: ToolRules;
  /** Who may, may not or must have temporary conversations. */
  temporaryChats: TemporaryChats;
  /** Clients of tool servers that administrators registered. */
  mcp: Mcp;
  /** Encrypts stored credentials. */
  secrets: SecretBox;
  toolServers: ToolServers;
  /** Turns that follow a plan. */
  deepSearch: DeepSearch;
  /** Asks questions and writes their answers; one per process, for the API and the jobs. */
  turns: TurnService;
  journal: AnswerJournal;
  watch: WriterWatch;
  /** The demo identity provider, if no real one is configured. */
  identity: EmbeddedIdentity | undefined;
  verifier: TokenVerifier;
  /** The folder of the built web app. */
  webDir: string;
  /** The current time; tests override it. */
  now(): Date;
  isShuttingDown(): boolean;
}
