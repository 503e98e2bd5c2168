import { StringDecoder } from "node:string_decoder";
import { createParser } from "eventsource-parser";
import type { FinishReason, ModelEvent, Usage } from "./model-client.ts";
import { ModelError } from "./model-error.ts";
import { fromErrorInStream } from "./provider-failure.ts";

const MAX_LINE_CHARACTERS = 1_000_000;

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
    annotations?: WireAnnotation[] | null;
  } | null;
  finish_reason?: string | null;
};
export type WireAnnotation = { url_citation?: { url?: string; title?: string } };
export type WireUsage = { prompt_tokens?: number; completion_tokens?: number };

export type StreamedAnswer = { reason: FinishReason; characters: number; usage: Usage | undefined };

/** Parses the bytes of a chat completion stream into events, one per kind and chunk. */
export function createOpenAiStreamReader(onEvent: (event: ModelEvent) => void) {
  const decoder = new StringDecoder("utf8");
  const sources = new Set<string>();
  let text = "";
  let reasoning = "";
  let characters = 0;
  let finishReason: string | undefined;
  let usage: Usage | undefined;
  let isDone = false;

  const parser = createParser({
    maxBufferSize: MAX_LINE_CHARACTERS,
    onEvent: ({ data }) => {
      if (data === "[DONE]") isDone = true;
      else if (data !== "" && !isDone) takeChunk(parseChunk(data));
    },
    onError: ({ type }) => {
      // Other errors are lines of unknown kinds, which the protocol requires to ignore.
      if (type === "max-buffer-size-exceeded") throw broken("line_too_long");
    },
  });

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
    if (thought) takeReasoning(thought);
    const words = delta.content || delta.refusal;
    if (words) takeText(words);
    for (const annotation of delta.annotations ?? []) takeSource(annotation);
  }

  function takeText(words: string) {
    if (reasoning !== "") flush();
    text += words;
  }
  function takeReasoning(thought: string) {
    if (text !== "") flush();
    reasoning += thought;
  }
  function takeSource({ url_citation: cited }: WireAnnotation) {
    if (!cited?.url || sources.has(cited.url)) return;
    sources.add(cited.url);
    flush();
    onEvent({ type: "source", url: cited.url, title: cited.title });
  }

  function flush() {
    if (reasoning !== "") onEvent({ type: "reasoning", text: reasoning });
    if (text !== "") onEvent({ type: "text", text });
    characters += text.length;
    reasoning = "";
    text = "";
  }

  return {
    feed(bytes: Buffer): "more" | "done" {
      try {
        parser.feed(decoder.write(bytes));
      } finally {
        // Text before a malformed line is part of the answer and is emitted.
        flush();
      }
      return isDone ? "done" : "more";
    },
    end(): StreamedAnswer {
      if (finishReason === "content_filter")
        throw new ModelError("content_refused", { reason: finishReason });
      if (!isDone && finishReason === undefined) throw broken("cut");
      if (characters === 0) throw new ModelError("empty_answer", { reason: finishReason });
      return { reason: finishReason === "length" ? "length" : "stop", characters, usage };
    },
  };
}

export function usageFrom(usage: WireUsage): Usage {
  return {
    inputTokens: usage.prompt_tokens ?? 0,
    outputTokens: usage.completion_tokens ?? 0,
    isEstimate: false,
  };
}

/** Throws on a malformed line: skipping the line would silently drop a part of the answer. */
function parseChunk(data: string): WireChunk {
  try {
    return JSON.parse(data) ?? {};
  } catch {
    throw broken("garbage");
  }
}

function broken(reason: string): ModelError {
  return new ModelError("provider_broken_stream", { reason });
}
