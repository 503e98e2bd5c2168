import type { AnswerWriter, StreamedCall } from "../answer-writer.ts";
import type { FinishReason, Usage } from "../model-client.ts";
import { ModelError } from "../model-error.ts";
import type { StreamReader } from "../protocol-client.ts";
import { fromErrorInStream } from "../provider-failure.ts";
import type { StateItem } from "../provider-state.ts";
import { parseToolInput } from "../tool-input.ts";

/** All optional: each field is checked before use. */
type WireEvent = {
  type?: string;
  index?: number;
  message?: { usage?: WireUsage };
  content_block?: WireBlock;
  delta?: {
    type?: string;
    text?: string;
    thinking?: string;
    signature?: string;
    partial_json?: string;
    citation?: { url?: string; title?: string };
    stop_reason?: string | null;
  };
  usage?: WireUsage;
};
type WireBlock = {
  type?: string;
  id?: string;
  name?: string;
  text?: string;
  thinking?: string;
  signature?: string;
  input?: unknown;
  content?: unknown;
};
type WireUsage = {
  input_tokens?: number;
  output_tokens?: number;
  cache_creation_input_tokens?: number | null;
  cache_read_input_tokens?: number | null;
};
export type WireMessage = { content?: WireBlock[]; stop_reason?: string | null; usage?: WireUsage };

/** `json` collects the input of a call; `call` must stay the same object, or its deltas are not merged. */
type OpenBlock = { block: WireBlock; call: StreamedCall | undefined; json: string };

/** Reads the events of a streamed message. */
export function createAnthropicReader(writer: AnswerWriter): StreamReader {
  const open = new Map<number, OpenBlock>();
  const items: StateItem[] = [];
  let usage: WireUsage = {};
  let stopReason: string | null | undefined;

  function begin(index: number, block: WireBlock) {
    const { type, id = "", name = "" } = block;
    const call = type === "tool_use" ? { id, name } : undefined;
    open.set(index, { block: { ...block }, call, json: "" });
    if (call) writer.toolInput(call, "");
    if (block.text) writer.text(block.text);
    if (type === "web_search_tool_result" && Array.isArray(block.content)) {
      for (const found of block.content) writer.source(found?.url, found?.title);
    }
  }

  function takeDelta(opened: OpenBlock, delta: NonNullable<WireEvent["delta"]>) {
    const { block, call } = opened;
    const { text, thinking, signature, partial_json: more, citation } = delta;
    if (text) {
      block.text = (block.text ?? "") + text;
      writer.text(text);
    }
    if (thinking) {
      block.thinking = (block.thinking ?? "") + thinking;
      writer.reasoning(thinking);
    }
    if (signature) block.signature = (block.signature ?? "") + signature;
    if (more) {
      opened.json += more;
      if (call) writer.toolInput(call, more);
    }
    writer.source(citation?.url, citation?.title);
  }

  function end({ block, call, json }: OpenBlock) {
    if (block.type === "text") items.push({ type: "text", text: block.text ?? "" });
    else if (call) {
      items.push({ type: "call", fields: { id: call.id } });
      writer.toolCall(call, json);
    }
    // Thinking, redacted thinking and searches: the provider refuses them if anything is changed.
    else if (json === "") items.push({ type: "opaque", value: block });
    else items.push({ type: "opaque", value: { ...block, input: parseToolInput(json) } });
  }

  function takeEvent(event: WireEvent): "more" | "done" {
    const { type, index = 0, delta } = event;
    switch (type) {
      case "message_start":
        usage = event.message?.usage ?? {};
        break;
      case "content_block_start":
        begin(index, event.content_block ?? {});
        break;
      case "content_block_delta": {
        const block = open.get(index);
        if (block && delta) takeDelta(block, delta);
        break;
      }
      case "content_block_stop": {
        const block = open.get(index);
        open.delete(index);
        if (block) end(block);
        break;
      }
      case "message_delta":
        stopReason = delta?.stop_reason ?? stopReason;
        // The counts of this event are cumulative and replace the first ones.
        usage = { ...usage, ...event.usage };
        break;
      case "message_stop":
        return "done";
      case "error":
        throw fromErrorInStream(event) ?? new ModelError("provider_broken_stream", { reason: "failed" });
    }
    return "more";
  }

  return {
    // Safe: every field is optional and checked before use.
    take: (payload) => takeEvent(payload as WireEvent),
    end() {
      const hasOpaque = items.some((item) => item.type === "opaque");
      return { reason: endOf(stopReason), usage: usageFrom(usage), items: hasOpaque ? items : [] };
    },
  };
}

/** Throws if the content was refused; undefined if the message has not ended. */
export function endOf(stopReason: string | null | undefined): FinishReason | undefined {
  if (stopReason === "refusal") throw new ModelError("content_refused", { reason: stopReason });
  if (!stopReason) return undefined;
  return stopReason === "max_tokens" || stopReason === "model_context_window_exceeded" ? "length" : "stop";
}

export function usageFrom(usage: WireUsage): Usage | undefined {
  const { input_tokens: input, output_tokens: output } = usage;
  if (input === undefined || output === undefined) return undefined;
  const cached = (usage.cache_creation_input_tokens ?? 0) + (usage.cache_read_input_tokens ?? 0);
  return { inputTokens: input + cached, outputTokens: output, isEstimate: false };
}
