import type { AnswerWriter } from "../answer-writer.ts";
import type { Usage } from "../model-client.ts";
import { ModelError } from "../model-error.ts";
import type { StreamReader } from "../protocol-client.ts";
import { fromErrorInStream } from "../provider-failure.ts";
import type { StateItem } from "../provider-state.ts";
import { createChatCalls, type WireCall } from "./chat-calls.ts";

/** All optional: servers omit or add fields, so each field is checked before use. */
type WireChunk = {
  choices?: WireChoice[];
  usage?: WireUsage | null;
  error?: unknown;
};
type WireChoice = {
  delta?: {
    content?: string | null;
    refusal?: string | null;
    reasoning_content?: string | null;
    reasoning?: string | null;
    annotations?: { url_citation?: { url?: string; title?: string } }[] | null;
    tool_calls?: WireCall[] | null;
  } | null;
  finish_reason?: string | null;
};
export type WireUsage = { prompt_tokens?: number; completion_tokens?: number };

/** Reads the chunks of a chat completion stream. */
export function createChatReader(writer: AnswerWriter): StreamReader {
  const calls = createChatCalls(writer);
  let finishReason: string | undefined;
  let usage: Usage | undefined;
  let text = "";
  let reasoning = "";

  function takeChunk(chunk: WireChunk) {
    if (chunk.usage) usage = usageFrom(chunk.usage);
    const choice = chunk.choices?.[0];
    if (!choice) {
      const failure = fromErrorInStream(chunk);
      if (failure) throw failure;
      return;
    }
    if (choice.finish_reason) finishReason = choice.finish_reason;
    const delta = choice.delta;
    if (!delta) return;
    const thought = delta.reasoning_content || delta.reasoning;
    if (thought) writer.reasoning(thought);
    if (delta.reasoning_content) reasoning += delta.reasoning_content;
    const words = delta.content || delta.refusal;
    if (words) {
      text += words;
      writer.text(words);
    }
    for (const { url_citation: cited } of delta.annotations ?? []) writer.source(cited?.url, cited?.title);
    if (delta.tool_calls) calls.take(delta.tool_calls);
  }

  return {
    take(payload) {
      // Safe: every field is optional and checked before use.
      takeChunk(payload as WireChunk);
      return "more";
    },
    end() {
      if (finishReason === "content_filter")
        throw new ModelError("content_refused", { reason: finishReason });
      const reason = finishReason === undefined ? undefined : finishReason === "length" ? "length" : "stop";
      const made = calls.end();
      return { reason, usage, items: stateItems({ reasoning, text, calls: made }) };
    },
  };
}

/**
 * OpenAI itself wants nothing back. Some compatible servers want the reasoning (DeepSeek) or the fields that
 * they added to a call (Gemini's signatures).
 */
function stateItems(answer: { reasoning: string; text: string; calls: StateItem[] }): StateItem[] {
  const { reasoning, text, calls } = answer;
  const hasFields = calls.some((call) => call.type === "call" && call.fields);
  if (reasoning === "" && !hasFields) return [];
  const thought: StateItem[] = reasoning === "" ? [] : [{ type: "opaque", value: reasoning }];
  return [...thought, { type: "text", text }, ...calls];
}

export function usageFrom(usage: WireUsage): Usage {
  return {
    inputTokens: usage.prompt_tokens ?? 0,
    outputTokens: usage.completion_tokens ?? 0,
    isEstimate: false,
  };
}
