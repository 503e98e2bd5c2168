import type { BaseLogger } from "pino";
import type { Db } from "../../adapters/db/index.ts";
import type { ModelRegistry } from "../../adapters/models/index.ts";
import type { Streams } from "../../adapters/streams/index.ts";
import type { Files } from "../files/index.ts";
import type { Retrieval } from "../retrieval/index.ts";
import type { ChatLimits } from "../turns/index.ts";

export interface PlaygroundDeps {
  db: Db;
  log: BaseLogger;
  models: ModelRegistry;
  files: Files;
  retrieval: Retrieval;
  streams: Streams;
  limits: ChatLimits;
}
