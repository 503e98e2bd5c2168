import type { AnswerWriter, StreamedCall } from "../answer-writer.ts";
import type { FinishReason, Usage } from "../model-client.ts";
import { ModelError } from "../model-error.ts";
import type { StreamReader } from "../protocol-client.ts";
import { fromErrorInStream } from "../provider-failure.ts";
import type { StateItem } from "../provider-state.ts";

/** All optional: each field is checked before use. */
type WireEvent = {
  type?: string;
  delta?: string;
  item_id?: string;
  summary_index?: number;
  item?: WireItem;
  annotation?: { url?: string; title?: string };
  response?: WireResponse;
  error?: unknown;
  code?: unknown;
  message?: unknown;
};
type WireItem = {
  type?: string;
  id?: string;
  call_id?: string;
  name?: string;
  arguments?: string;
  summary?: unknown;
  encrypted_content?: string | null;
  content?: { text?: string; refusal?: string }[] | null;
  phase?: string | null;
};
export type WireResponse = {
  output?: WireItem[];
  usage?: { input_tokens?: number; output_tokens?: number } | null;
  incomplete_details?: { reason?: string } | null;
  error?: unknown;
};

/** Reads the events of a streamed response. */
export function createResponsesReader(writer: AnswerWriter): StreamReader {
  const calls = new Map<string, StreamedCall>();
  const items: StateItem[] = [];
  let response: WireResponse | undefined;

  function takeBegun({ type, id = "", call_id, name }: WireItem) {
    if (type !== "function_call" || !name) return;
    const call = { id: call_id ?? id, name };
    calls.set(id, call);
    writer.toolInput(call, "");
  }

  /** Only complete items: the encrypted reasoning of an item that has just begun is not whole. */
  function takeItem(item: WireItem) {
    const { type, id = "", call_id, name = "" } = item;
    if (type === "reasoning" && item.encrypted_content) {
      const { summary = [], encrypted_content } = item;
      items.push({ type: "opaque", value: { type, id, summary, encrypted_content } });
    } else if (type === "message") {
      const text = (item.content ?? []).map((part) => part.text ?? part.refusal ?? "").join("");
      items.push({ type: "text", text, ...(item.phase && { fields: { phase: item.phase } }) });
    } else if (type === "function_call") {
      items.push({ type: "call", fields: { call_id } });
      writer.toolCall(calls.get(id) ?? { id: call_id ?? id, name }, item.arguments ?? "");
    }
  }

  function takeEvent(event: WireEvent): "more" | "done" {
    switch (event.type) {
      case "response.output_text.delta":
      case "response.refusal.delta":
        writer.text(event.delta ?? "");
        break;
      case "response.reasoning_summary_part.added":
        if (event.summary_index) writer.reasoning("\n\n");
        break;
      case "response.reasoning_summary_text.delta":
      case "response.reasoning_text.delta":
        writer.reasoning(event.delta ?? "");
        break;
      case "response.output_text.annotation.added":
        writer.source(event.annotation?.url, event.annotation?.title);
        break;
      case "response.output_item.added":
        takeBegun(event.item ?? {});
        break;
      case "response.function_call_arguments.delta": {
        const call = calls.get(event.item_id ?? "");
        if (call) writer.toolInput(call, event.delta ?? "");
        break;
      }
      case "response.output_item.done":
        takeItem(event.item ?? {});
        break;
      case "response.completed":
      case "response.incomplete":
      case "response.failed":
        response = event.response ?? {};
        return "done";
      case "error":
        throw failureIn({ error: event.error ?? event });
    }
    return "more";
  }

  return {
    // Safe: every field is optional and checked before use.
    take: (payload) => takeEvent(payload as WireEvent),
    end() {
      if (!response) return { reason: undefined, usage: undefined };
      const hasOpaque = items.some(({ type }) => type === "opaque");
      return { reason: endOf(response), usage: usageFrom(response), items: hasOpaque ? items : [] };
    },
  };
}

/** Throws if the response failed or its content was refused. */
export function endOf(response: WireResponse): FinishReason {
  if (response.error) throw failureIn(response);
  const reason = response.incomplete_details?.reason;
  if (reason === "content_filter") throw new ModelError("content_refused", { reason });
  return reason === undefined ? "stop" : "length";
}

export function usageFrom({ usage }: WireResponse): Usage | undefined {
  if (!usage) return undefined;
  const { input_tokens = 0, output_tokens = 0 } = usage;
  return { inputTokens: input_tokens, outputTokens: output_tokens, isEstimate: false };
}

const failureIn = (payload: { error?: unknown }) =>
  fromErrorInStream(payload) ?? new ModelError("provider_broken_stream", { reason: "failed" });
