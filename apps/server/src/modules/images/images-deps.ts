import type { QuotaLimits } from "@metatron/contract/quotas/quotas";
import type { BaseLogger } from "pino";
import type { Db } from "../../adapters/db/index.ts";
import type { ImageMaker } from "../../adapters/image-models/index.ts";
import type { ModelRegistry } from "../../adapters/models/index.ts";
import type { Streams } from "../../adapters/streams/index.ts";
import type { Files } from "../files/index.ts";
import type { AnswerJournal, WriterWatch } from "../history/index.ts";

export interface ImagesDeps {
  db: Db;
  log: BaseLogger;
  files: Files;
  models: ModelRegistry;
  maker: ImageMaker;
  streams: Streams;
  journal: AnswerJournal;
  watch: WriterWatch;
  /** Pictures of one person a day; 0 = no limit. */
  perDay: number;
  quotas: QuotaLimits;
}
