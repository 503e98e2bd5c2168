import type { Timeouts } from "../http-exchange.ts";
import { underBase } from "../openai/endpoint.ts";
import { type AnswerMode, createProtocolClient, type WholeAnswer } from "../protocol-client.ts";
import type { ProviderClient } from "../provider-client.ts";
import { geminiBody, geminiPath } from "./gemini-request.ts";
import { createGeminiReader, endOf, usageFrom, type WireAnswer } from "./gemini-stream.ts";

export const GEMINI_DEFAULT_URL = "https://generativelanguage.googleapis.com/v1beta";

export type GeminiOptions = { apiKey: string; baseUrl?: string | undefined; timeouts: Timeouts };

/** Gemini's own protocol. */
export function createGeminiClient({ apiKey, baseUrl, timeouts }: GeminiOptions): ProviderClient {
  const protocol = {
    name: "gemini",
    framing: "events",
    url: (modelId: string, mode: AnswerMode) =>
      underBase(baseUrl ?? GEMINI_DEFAULT_URL, geminiPath(modelId, mode)),
    headers: { "x-goog-api-key": apiKey },
    body: geminiBody,
    createReader: createGeminiReader,
    readWhole: readAnswer,
  } as const;
  return createProtocolClient(protocol, timeouts);
}

function readAnswer(payload: unknown): WholeAnswer {
  // Safe: every field is optional and checked before use.
  const answer = payload as WireAnswer;
  endOf(answer);
  const parts = answer.candidates?.[0]?.content?.parts ?? [];
  const text = parts.map((part) => (part.thought ? "" : (part.text ?? ""))).join("");
  return { text, usage: usageFrom(answer.usageMetadata) };
}
