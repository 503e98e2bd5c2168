import type { Language } from "@metatron/contract/enums";
import { DEFAULT_TIMEOUTS, type Timeouts } from "../http-exchange.ts";
import { ModelError } from "../model-error.ts";
import type { ModelInfo } from "../model-info.ts";
import type { ModelsConfig } from "../model-sources.ts";
import type { Outbound } from "../outbound.ts";
import { attempt } from "./attempt.ts";
import { findMediaModel, type MediaModel } from "./media-endpoint.ts";
import { loadSpeechModel } from "./media-vendors.ts";

export type SayRequest = {
  text: string;
  language: Language;
  voice: string;
  speed: number;
  personId: string;
  signal?: AbortSignal | undefined;
};

/** As the provider sent it; its type is detected by its first bytes. */
export type SpeechAudio = Uint8Array;

export type Speaker = {
  info: ModelInfo;
  /** The first voice is the default. */
  voices: readonly string[];
  say(request: SayRequest): Promise<SpeechAudio>;
};

type Options = {
  configured: string | undefined;
  voices?: readonly string[] | undefined;
  config: ModelsConfig;
  outbound: Outbound;
  timeouts?: Timeouts;
};

const OPENAI_VOICES = ["nova", "alloy", "ash", "coral", "echo", "fable", "onyx", "sage", "shimmer"];
const GOOGLE_VOICES = ["Kore", "Aoede", "Charon", "Fenrir", "Leda", "Orus", "Puck", "Zephyr"];

/** The configured speech model of Gemini or any server with OpenAI's protocol. */
export function createSpeaker(options: Options): Speaker | undefined {
  const { configured, config, outbound, timeouts = DEFAULT_TIMEOUTS } = options;
  const model = findMediaModel(configured, config, ["openai", "azure", "google"]);
  if (!model) return undefined;
  const usual = model.endpoint.vendor === "google" ? GOOGLE_VOICES : OPENAI_VOICES;
  const send = outbound.guardTexts({ model: model.info, purpose: "speech" }, (texts, request: SayRequest) =>
    sayOne(model, { ...request, text: texts.join("\n") }, timeouts),
  );
  return {
    info: model.info,
    voices: options.voices?.length ? options.voices : usual,
    say: (request) => send({ texts: [request.text], personId: request.personId }, request),
  };
}

async function sayOne(
  { info, endpoint }: MediaModel,
  { text, voice, speed, language, signal }: SayRequest,
  timeouts: Timeouts,
): Promise<SpeechAudio> {
  const model = await loadSpeechModel(endpoint, info.id);
  const isGoogle = endpoint.vendor === "google";
  const { audio } = await attempt({ timeouts, signal }, (abortSignal) =>
    model.doGenerate({
      text,
      voice,
      abortSignal,
      outputFormat: isGoogle ? "wav" : "mp3",
      ...(isGoogle ? { language: LANGUAGE_CODES[language] } : {}),
      ...(speed === 1 || isGoogle ? {} : { speed }),
    }),
  );
  const bytes = typeof audio === "string" ? Buffer.from(audio, "base64") : audio;
  if (bytes.byteLength === 0) throw new ModelError("empty_answer", { reason: "no_audio" });
  return bytes;
}

const LANGUAGE_CODES: Record<Language, string> = { es: "es-ES", en: "en-US", pt: "pt-BR" };
