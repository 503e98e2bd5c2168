import { expect, it } from "vitest";
import { streamPart } from "./stream-parts.ts";

const ID = "0f8fad5b-d9cb-469f-a165-70867728950e";

it.each([
  { type: "start", messageId: ID },
  { type: "text-start", id: "0" },
  { type: "text-delta", id: "0", delta: "Tienes " },
  { type: "text-end", id: "0" },
  { type: "reasoning-start", id: "r" },
  { type: "reasoning-delta", id: "r", delta: "…" },
  { type: "reasoning-end", id: "r" },
  { type: "source-document", sourceId: "1", mediaType: "application/pdf", title: "Convenio" },
  { type: "source-url", sourceId: "2", url: "https://aerovia.example", title: "Aerovía" },
  { type: "data-category", data: { name: "unknown", label: "Fuera de alcance" } },
  { type: "data-usage", data: { model: "gpt-5", inputTokens: 10, outputTokens: 3, seconds: 1.2 } },
  { type: "data-grounded", data: { grounded: true } },
  { type: "data-title", data: { conversationId: ID, title: "Permisos", emoji: "🌴" } },
  { type: "data-image", data: { fileId: ID, n: 2, of: 4 } },
  { type: "data-notice", data: { kind: "older_messages_left_out", leftOut: 12 } },
  { type: "data-notice", data: { kind: "model_replaced", from: "gpt-4", to: "gpt-5" } },
  { type: "finish", finishReason: "stop", messageMetadata: { state: "complete" } },
  { type: "error", errorText: "The model is busy.", code: "provider_rate_limited", retryAfterSeconds: 20 },
])("carries $type", (part) => {
  expect(streamPart.parse(part)).toEqual(part);
});

it("carries a complete citation", () => {
  const part = {
    type: "data-citation",
    data: {
      n: 1,
      fileId: ID,
      title: "Convenio",
      page: 4,
      passage: "22 días",
      start: 0,
      end: 7,
      revision: "3",
      validUntil: "2027-12-31",
      verified: true,
    },
  };
  expect(streamPart.parse(part)).toEqual(part);
});

it.each([
  { type: "surprise" },
  { type: "error", errorText: "x", code: "made_up" },
  { type: "finish", messageMetadata: { state: "streaming" } },
  { type: "data-notice", data: { kind: "other" } },
])("refuses %j", (part) => {
  expect(streamPart.safeParse(part).success).toBe(false);
});
