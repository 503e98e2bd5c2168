import type { StreamPart } from "@metatron/contract/chat/stream-parts";
import fc from "fast-check";

const word = fc.string({ unit: "grapheme", maxLength: 12 });
const callId = fc.constantFrom("1", "2", "3");
const STEER_IDS = ["0198c2f0-0000-7000-8000-00000000000a", "0198c2f0-0000-7000-8000-00000000000b"];

/** Any event that may precede the end, in any order: a reader must accept more than a writer sends. */
export const anyEvent: fc.Arbitrary<StreamPart> = fc.oneof(
  { weight: 6, arbitrary: word.map((delta) => ({ type: "text-delta" as const, id: "answer", delta })) },
  word.map((delta) => ({ type: "reasoning-delta" as const, id: "reasoning", delta })),
  fc.constantFrom<StreamPart>({ type: "start-step" }, { type: "finish-step" }),
  callId.map((toolCallId) => ({ type: "tool-input-start" as const, toolCallId, toolName: "search" })),
  fc.tuple(callId, word).map(([toolCallId, inputTextDelta]) => ({
    type: "tool-input-delta" as const,
    toolCallId,
    inputTextDelta,
  })),
  fc.tuple(callId, fc.jsonValue()).map(([toolCallId, input]) => ({
    type: "tool-input-available" as const,
    toolCallId,
    toolName: "search",
    input,
  })),
  fc
    .tuple(callId, fc.jsonValue())
    .map(([toolCallId, output]) => ({ type: "tool-output-available" as const, toolCallId, output })),
  callId.map((toolCallId) => ({ type: "tool-output-error" as const, toolCallId, errorText: "No" })),
  callId.map((toolCallId) => ({
    type: "data-form" as const,
    data: { toolCallId, form: { id: `${toolCallId}#0.1`, message: "?", url: null, fields: [] } },
  })),
  fc.tuple(callId, word).map(([toolCallId, stand]) => ({
    type: "data-form-answer" as const,
    data: {
      toolCallId,
      formId: `${toolCallId}#0.1`,
      answer: { action: "accept" as const, values: { stand } },
    },
  })),
  fc
    .tuple(fc.constantFrom(...STEER_IDS), word)
    .map(([id, text]) => ({ type: "data-steer" as const, data: { id, text } })),
  fc.webUrl().map((url) => ({ type: "source-url" as const, sourceId: url, url })),
  fc.constant<StreamPart>({ type: "data-notice", data: { kind: "demo_answer" } }),
  fc.constant<StreamPart>({
    type: "data-memory",
    data: { used: [], proposal: { text: "Prefiero tablas", state: "open" } },
  }),
  fc.nat(200).map((read) => ({
    type: "data-reading" as const,
    data: { title: "Manual", read, of: 200 },
    transient: true as const,
  })),
  fc.nat(20).map((passages) => ({
    type: "data-searching" as const,
    data: { documents: 29, passages },
    transient: true as const,
  })),
);
