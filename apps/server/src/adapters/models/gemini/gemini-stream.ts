import type { AnswerWriter } from "../answer-writer.ts";
import type { FinishReason, Usage } from "../model-client.ts";
import { ModelError } from "../model-error.ts";
import type { StreamReader } from "../protocol-client.ts";
import { fromErrorInStream } from "../provider-failure.ts";
import type { StateItem } from "../provider-state.ts";

/** All optional: each field is checked before use. */
export type WireAnswer = {
  candidates?: WireCandidate[];
  promptFeedback?: { blockReason?: string };
  usageMetadata?: WireUsage;
};
type WireCandidate = {
  content?: { parts?: WirePart[] };
  finishReason?: string;
  groundingMetadata?: { groundingChunks?: { web?: { uri?: string; title?: string } }[] };
};
type WirePart = {
  text?: string;
  thought?: boolean;
  thoughtSignature?: string;
  functionCall?: { id?: string; name?: string; args?: unknown };
  toolCall?: unknown;
  toolResponse?: unknown;
};
type WireUsage = {
  promptTokenCount?: number;
  toolUsePromptTokenCount?: number;
  candidatesTokenCount?: number;
  thoughtsTokenCount?: number;
};

const REFUSALS = new Set(["SAFETY", "RECITATION", "BLOCKLIST", "PROHIBITED_CONTENT", "SPII", "IMAGE_SAFETY"]);
const BROKEN = new Set(["MALFORMED_FUNCTION_CALL"]);
const LENGTH = new Set(["MAX_TOKENS", "CONTINUATION"]);

/** Reads the parts of a streamed answer. Each function call arrives whole. */
export function createGeminiReader(writer: AnswerWriter): StreamReader {
  const items: StateItem[] = [];
  let reason: FinishReason | undefined;
  let usage: Usage | undefined;
  let calls = 0;
  let isSigned = false;

  function takePart(part: WirePart) {
    const { text, thought, thoughtSignature, functionCall } = part;
    const signature = thoughtSignature === undefined ? {} : { thoughtSignature };
    if (thoughtSignature !== undefined) isSigned = true;
    if (functionCall?.name) {
      const { id, name, args = {} } = functionCall;
      items.push({ type: "call", fields: { ...(id !== undefined && { id }), ...signature } });
      writer.parsedToolCall({ id: id ?? `call_${calls}`, name }, args);
      calls += 1;
    } else if (part.toolCall !== undefined || part.toolResponse !== undefined) {
      // The search of the provider, which is sent back as it came.
      items.push({ type: "opaque", value: part });
    } else if (thought) {
      writer.reasoning(text ?? "");
      items.push({ type: "opaque", value: part });
    } else if (text !== undefined) {
      writer.text(text);
      addText(text, signature);
    }
  }

  /** A part with a signature is not merged with others: the signature belongs to exactly this part. */
  function addText(text: string, signature: { thoughtSignature?: string }) {
    const last = items.at(-1);
    if (signature.thoughtSignature) items.push({ type: "text", text, fields: signature });
    else if (last?.type === "text" && !last.fields) last.text += text;
    else if (text !== "") items.push({ type: "text", text });
  }

  function takeAnswer(answer: WireAnswer) {
    if (answer.usageMetadata) usage = usageFrom(answer.usageMetadata);
    const candidate = answer.candidates?.[0];
    if (!candidate) {
      const failure = fromErrorInStream(answer);
      if (failure) throw failure;
    }
    for (const part of candidate?.content?.parts ?? []) takePart(part);
    for (const { web } of candidate?.groundingMetadata?.groundingChunks ?? [])
      writer.source(web?.uri, web?.title);
    reason = endOf(answer) ?? reason;
  }

  return {
    take(payload) {
      // Safe: every field is optional and checked before use.
      takeAnswer(payload as WireAnswer);
      return "more";
    },
    end() {
      return { reason, usage, items: isSigned ? items : [] };
    },
  };
}

/** Throws if the content was refused; undefined if the answer has not ended. */
export function endOf({ candidates, promptFeedback }: WireAnswer): FinishReason | undefined {
  const word = promptFeedback?.blockReason ?? candidates?.[0]?.finishReason;
  if (!word) return undefined;
  if (promptFeedback?.blockReason || REFUSALS.has(word))
    throw new ModelError("content_refused", { reason: word.toLowerCase() });
  if (BROKEN.has(word)) throw new ModelError("provider_broken_stream", { reason: word.toLowerCase() });
  return LENGTH.has(word) ? "length" : "stop";
}

export function usageFrom(usage: WireUsage | undefined): Usage | undefined {
  if (!usage) return undefined;
  return {
    inputTokens: (usage.promptTokenCount ?? 0) + (usage.toolUsePromptTokenCount ?? 0),
    outputTokens: (usage.candidatesTokenCount ?? 0) + (usage.thoughtsTokenCount ?? 0),
    isEstimate: false,
  };
}
