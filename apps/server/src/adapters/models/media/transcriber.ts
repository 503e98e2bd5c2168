import type { Language } from "@metatron/contract/enums";
import { cleanText } from "@metatron/text/clean-text";
import { DEFAULT_TIMEOUTS, type Timeouts } from "../http-exchange.ts";
import type { ModelInfo } from "../model-info.ts";
import type { ModelsConfig } from "../model-sources.ts";
import type { Outbound } from "../outbound.ts";
import { attempt } from "./attempt.ts";
import { findMediaModel } from "./media-endpoint.ts";
import { loadTranscriptionModel } from "./media-vendors.ts";

export type Recording = {
  bytes: Uint8Array;
  type: string;
  language: Language;
  personId: string;
  signal?: AbortSignal | undefined;
};

export type Transcriber = { info: ModelInfo; transcribe(recording: Recording): Promise<string> };

type Options = {
  configured: string | undefined;
  config: ModelsConfig;
  outbound: Outbound;
  timeouts?: Timeouts;
};

/** The configured transcription model of any server with OpenAI's protocol. */
export function createTranscriber({
  configured,
  config,
  outbound,
  timeouts = DEFAULT_TIMEOUTS,
}: Options): Transcriber | undefined {
  const found = findMediaModel(configured, config, ["openai", "azure"]);
  if (!found) return undefined;
  const { info, endpoint } = found;
  const send = outbound.guardTexts(
    { model: info, purpose: "transcribe" },
    async (_texts, said: Recording) => {
      const { bytes, type, language, signal } = said;
      const model = await loadTranscriptionModel(endpoint, info.id);
      const { text } = await attempt({ timeouts, signal }, (abortSignal) =>
        model.doGenerate({
          audio: bytes,
          mediaType: type,
          abortSignal,
          providerOptions: { openai: { language } },
        }),
      );
      return cleanText(text).trim();
    },
  );
  return { info, transcribe: (said) => send({ texts: [], personId: said.personId }, said) };
}
