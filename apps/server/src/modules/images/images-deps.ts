import type { BaseLogger } from "pino";
import type { ImageMaker } from "../../adapters/image-models/index.ts";
import type { ModelRegistry } from "../../adapters/models/index.ts";
import type { Streams } from "../../adapters/streams/index.ts";
import type { FilesDeps } from "../files/index.ts";
import type { AnswerJournal, WriterWatch } from "../history/index.ts";

export interface ImagesDeps extends FilesDeps {
  log: BaseLogger;
  models: ModelRegistry;
  maker: ImageMaker;
  streams: Streams;
  journal: AnswerJournal;
  watch: WriterWatch;
  /** Pictures per person and day; 0 = no limit. */
  perDay: number;
}
