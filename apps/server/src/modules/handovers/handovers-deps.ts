import type { BaseLogger } from "pino";
import type { Db } from "../../adapters/db/index.ts";
import type { ModelRegistry } from "../../adapters/models/index.ts";
import type { Streams } from "../../adapters/streams/index.ts";
import type { FileAccess } from "../files/index.ts";
import type { ChatLimits } from "../turns/index.ts";

export interface HandoversDeps {
  db: Db;
  log: BaseLogger;
  models: ModelRegistry;
  streams: Streams;
  access: FileAccess;
  limits: ChatLimits;
  now(): Date;
}
