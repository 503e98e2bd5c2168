import type { Language } from "@metatron/contract/enums";
import type { SpeechRequest } from "@metatron/contract/speech/speech";
import { cutSpeech } from "@metatron/text/speech/cut-speech";
import { speakableText } from "@metatron/text/speech/speakable-text";
import { ModelError } from "../../adapters/models/index.ts";
import { audioTypeOf, openWav, readWav } from "../../adapters/speech/index.ts";
import { AppError } from "../../http/app-error.ts";
import { giveBack, mustHaveLeft, spend } from "../quotas/index.ts";
import { type ChosenVoice, chooseVoice } from "./choose-voice.ts";
import { type Audio, keepSpeech, keptKeys, readSpeech, speechKey } from "./speech-cache.ts";
import type { SpeechDeps } from "./speech-deps.ts";

export interface ToSpeak {
  personId: string;
  request: SpeechRequest;
  /** The language if the request names none. */
  language: Language;
  signal: AbortSignal;
}

export interface Spoken {
  type: string;
  /** The pieces in order; the first one is ready. */
  pieces: AsyncIterable<Uint8Array>;
}

/**
 * Converts a text to speech, sentence by sentence. Rejects before the first piece; later errors end the audio
 * early.
 */
export async function speak(
  deps: SpeechDeps,
  { personId, request, signal, ...usual }: ToSpeak,
): Promise<Spoken> {
  const { language = usual.language, voice, speed = 1 } = request;
  const chosen = chooseVoice(deps, { voice, language });
  const texts = cutSpeech(speakableText(request.text, language), language);
  if (texts.length === 0) throw new AppError("validation_failed", "There is nothing in it that can be said.");
  await checkLimit(deps, {
    personId,
    keys: texts.map((text) => [keyOf({ chosen, speed, language, text }), text]),
  });
  const say = (text: string) => sayPiece(deps, { chosen, text, personId, language, speed, signal });
  const [first = "", ...rest] = texts;
  const begun = await say(first);
  if (rest.length === 0) return { type: begun.type, pieces: each([begun.bytes]) };
  return { type: begun.type, pieces: joined(begun, rest, say) };
}

type Piece = {
  chosen: ChosenVoice;
  text: string;
  personId: string;
  language: Language;
  speed: number;
  signal: AbortSignal;
};

type Keyed = Pick<Piece, "chosen" | "speed" | "language" | "text">;

const keyOf = ({ chosen, speed, language, text }: Keyed) =>
  speechKey({ voice: chosen.name, speed, language, text });

/** Cached pieces are free; the rest must be within the daily quota, or the audio would stop in the middle. */
async function checkLimit(
  deps: SpeechDeps,
  { personId, keys }: { personId: string; keys: readonly (readonly [key: string, text: string])[] },
): Promise<void> {
  const kept = await keptKeys(
    deps,
    keys.map(([key]) => key),
  );
  const missing = new Map(keys.filter(([key]) => !kept.has(key)));
  const amount = [...missing.values()].reduce((sum, text) => sum + text.length, 0);
  await mustHaveLeft(deps.db, { personId, kind: "speech", amount, perDay: deps.perDay });
}

async function sayPiece(deps: SpeechDeps, { chosen, ...piece }: Piece): Promise<Audio> {
  const { text, language, speed, personId } = piece;
  const key = keyOf({ chosen, speed, language, text });
  const kept = await readSpeech(deps, key);
  if (kept) return kept;
  const spending = { personId, kind: "speech", amount: text.length } as const;
  await spend(deps.db, { ...spending, perDay: deps.perDay });
  try {
    const bytes = await chosen.say(piece);
    const type = audioTypeOf(bytes);
    if (!type) throw new ModelError("provider_broken_stream", { reason: "broken_audio" });
    await keepSpeech(deps, key, { type, bytes });
    return { type, bytes };
  } catch (error) {
    await giveBack(deps.db, spending);
    throw error;
  }
}

/** Joins the pieces into one audio: MP3 can be concatenated, WAV gets one header for all samples. */
async function* joined(
  first: Audio,
  rest: readonly string[],
  say: (text: string) => Promise<Audio>,
): AsyncIterable<Uint8Array> {
  const head = first.type === "audio/wav" ? readWav(first.bytes) : undefined;
  if (head) yield openWav(head.format);
  yield head ? head.data : first.bytes;
  for (const text of rest) {
    const { bytes } = await say(text);
    yield head ? (readWav(bytes)?.data ?? new Uint8Array()) : bytes;
  }
}

async function* each<T>(list: readonly T[]): AsyncIterable<T> {
  yield* list;
}
