import type { BaseLogger } from "pino";
import type { ModelRegistry } from "../../adapters/models/index.ts";
import type { Streams } from "../../adapters/streams/index.ts";
import type { FilesDeps } from "../files/index.ts";
import type { Retrieval } from "../retrieval/index.ts";
import type { ChatLimits, ToolChoiceDeps } from "../turns/index.ts";

export interface PlaygroundDeps extends FilesDeps, ToolChoiceDeps {
  log: BaseLogger;
  models: ModelRegistry;
  retrieval: Retrieval;
  streams: Streams;
  limits: ChatLimits;
}
