import type { BaseLogger } from "pino";
import type { Db } from "../../adapters/db/index.ts";
import type { Speaker, Transcriber } from "../../adapters/models/index.ts";
import type { SpeechProgram } from "../../adapters/speech/index.ts";
import type { Storage } from "../../adapters/storage/index.ts";

export interface SpeechDeps {
  db: Db;
  log: BaseLogger;
  storage: Storage;
  speaker: Speaker | undefined;
  /** The fallback if no speech model is configured. */
  program: SpeechProgram | undefined;
  transcriber: Transcriber | undefined;
  /** Characters per person and day; 0 = no limit. */
  perDay: number;
  cacheMb: number;
  /** Recordings per person and day; 0 = no limit. */
  transcriptionsPerDay: number;
}
