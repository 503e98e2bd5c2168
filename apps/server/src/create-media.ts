import { createImageMaker } from "./adapters/image-models/index.ts";
import { createSpeaker, createTranscriber, type Outbound, type Timeouts } from "./adapters/models/index.ts";
import { findSpeechProgram } from "./adapters/speech/index.ts";
import type { Config } from "./config/config.ts";
import { modelsConfigOf } from "./config/models.ts";
import type { Media } from "./deps.ts";
import { StartError } from "./start-error.ts";

/**
 * The configured image, speech and transcription models; throws for a model that no configured provider can
 * have.
 */
export function createMedia(config: Config, options: { outbound: Outbound; timeouts?: Timeouts }): Media {
  const shared = { config: modelsConfigOf(config), ...options };
  const speaker = createSpeaker({
    ...shared,
    configured: config.SPEECH_MODEL,
    voices: config.SPEECH_VOICES,
  });
  const transcriber = createTranscriber({ ...shared, configured: config.TRANSCRIPTION_MODEL });
  const imageMaker = createImageMaker({ ...shared, configured: config.IMAGE_MODEL });
  if (config.IMAGE_MODEL && imageMaker.demo) throw withoutProvider("IMAGE_MODEL");
  if (config.SPEECH_MODEL && !speaker) throw withoutProvider("SPEECH_MODEL");
  if (config.TRANSCRIPTION_MODEL && !transcriber) throw withoutProvider("TRANSCRIPTION_MODEL");
  const speechProgram = speaker ? undefined : findSpeechProgram(config.SPEECH_PROGRAM, config.searchPath);
  return { imageMaker, speaker, speechProgram, transcriber };
}

const withoutProvider = (name: string) =>
  new StartError(`${name} is set, but no configured provider can have it: set its key or address too.`);
