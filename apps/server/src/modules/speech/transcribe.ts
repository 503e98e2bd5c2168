import type { Language } from "@metatron/contract/enums";
import { audioTypeOf } from "../../adapters/speech/index.ts";
import { AppError } from "../../http/app-error.ts";
import type { SpeechDeps } from "./speech-deps.ts";

export interface Dictated {
  personId: string;
  bytes: Uint8Array;
  language: Language;
  signal: AbortSignal;
}

/** Transcribes a recording, to be reviewed before it is sent; nothing is stored. */
export async function transcribe(
  { transcriber }: Pick<SpeechDeps, "transcriber">,
  { bytes, ...dictated }: Dictated,
): Promise<{ text: string }> {
  if (!transcriber) throw new AppError("model_not_configured", "Nobody writes down speech on this server.");
  const type = audioTypeOf(bytes);
  if (!type) throw new AppError("audio_invalid", "This is no recording that can be read.");
  return { text: await transcriber.transcribe({ ...dictated, bytes, type }) };
}
