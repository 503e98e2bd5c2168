import type { BaseLogger } from "pino";
import type { ModelRegistry } from "../../adapters/models/index.ts";
import type { Streams } from "../../adapters/streams/index.ts";
import type { WebSearch } from "../../adapters/web-search/index.ts";
import type { FilesDeps } from "../files/index.ts";
import type { AnswerJournal, WriterWatch } from "../history/index.ts";
import type { Retrieval } from "../retrieval/index.ts";
import type { Specialised } from "../specialised/index.ts";
import type { TemporaryChats } from "../temporary/index.ts";
import type { ToolRules } from "../tool-rules/index.ts";
import type { VerifiedAnswers } from "../verified-answers/index.ts";
import type { DeepSearch } from "./deep-search.ts";
import type { ChatLimits } from "./limits.ts";
import type { ToolBox } from "./tool.ts";
import type { LimitsConfig } from "./turn-limits.ts";

export interface TurnDeps extends FilesDeps {
  log: BaseLogger;
  models: ModelRegistry;
  retrieval: Retrieval;
  specialised: Specialised;
  /** Answers that people verified, which come before a model's. */
  verifiedAnswers: VerifiedAnswers;
  webSearch: WebSearch | undefined;
  streams: Streams;
  journal: AnswerJournal;
  watch: WriterWatch;
  limits: ChatLimits;
  /** The id of a cheap model for search queries; without it, the answering model writes them. */
  smallModel: string | undefined;
  /** Maximum characters of one message, for any model; 0 = no limit. */
  messageChars: number;
  /** Offered to models with tool support. */
  tools: ToolBox;
  /** The administrators' rules about tools. */
  toolRules: ToolRules;
  /** Who may, may not or must have temporary conversations. */
  temporaryChats: TemporaryChats;
  turnLimits: LimitsConfig;
  deepSearch: DeepSearch;
  /** Whether the company lets the product remember facts about people. */
  isMemoryAllowed: boolean;
  /** Whether the company lets people compare models. */
  areComparisonsAllowed: boolean;
  isShuttingDown(): boolean;
}
