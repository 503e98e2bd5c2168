import { setTimeout as pause } from "node:timers/promises";
import { CHARACTERS_PER_TOKEN, DEFAULT_TOKEN_LIMIT } from "@metatron/contract/constants";
import { composeAnswer } from "./embedded/compose-answer.ts";
import { estimateUsage, type StreamCall } from "./model-client.ts";
import type { ModelInfo } from "./model-info.ts";
import type { CallableModel } from "./with-fallback.ts";

export const EMBEDDED_ANSWERER_ID = "metatron-demo";
export const EMBEDDED_ANSWERER_LABEL = "Metatron Demo";

export type EmbeddedAnswererOptions = {
  /** Delay between two chunks of a few words; 0 sends them without delay. */
  cadenceMs?: number;
};

const DEFAULT_CADENCE_MS = 35;
const WORDS_PER_PIECE = 3;

const info: ModelInfo = {
  id: EMBEDDED_ANSWERER_ID,
  label: EMBEDDED_ANSWERER_LABEL,
  provider: "embedded",
  tokenLimit: DEFAULT_TOKEN_LIMIT,
  charLimit: DEFAULT_TOKEN_LIMIT * CHARACTERS_PER_TOKEN,
  vision: false,
  online: false,
  images: false,
  tools: false,
  demo: true,
};

/** Answers without any model: it finds, quotes and summarises, and says so. Nothing leaves the server. */
export function createEmbeddedAnswerer(options: EmbeddedAnswererOptions = {}): CallableModel {
  const { cadenceMs = DEFAULT_CADENCE_MS } = options;
  return {
    info,
    client: {
      async stream(call) {
        call.signal?.throwIfAborted();
        const answer = await composeAnswer(call);
        await sendPieces(answer, call, cadenceMs);
        call.onEvent({ type: "usage", ...estimateUsage(call, answer.length) });
        call.onEvent({ type: "finish", reason: "stop" });
      },
      async complete(call) {
        call.signal?.throwIfAborted();
        const text = await composeAnswer(call);
        return { text, modelId: EMBEDDED_ANSWERER_ID, usage: estimateUsage(call, text.length) };
      },
    },
  };
}

async function sendPieces(answer: string, { signal, onEvent }: StreamCall, cadenceMs: number): Promise<void> {
  for (const text of piecesOf(answer)) {
    if (cadenceMs > 0) await pause(cadenceMs).then(() => signal?.throwIfAborted());
    onEvent({ type: "text", text });
  }
}

function piecesOf(answer: string): string[] {
  const words = answer.match(/\S+\s*/g) ?? [];
  const pieces: string[] = [];
  for (let at = 0; at < words.length; at += WORDS_PER_PIECE) {
    pieces.push(words.slice(at, at + WORDS_PER_PIECE).join(""));
  }
  return pieces;
}
