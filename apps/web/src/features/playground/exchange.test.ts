import type { PlaygroundPart } from "@metatron/contract/playground/playground";
import { describe, expect, it } from "vitest";
import { applyPart, beginExchange, messagesOf } from "./exchange.ts";

const begun = beginExchange("1", "¿Y con hielo?");

describe("an exchange with the draft", () => {
  it("grows with its words, and shows what was found and how long it took", () => {
    const timing = { retrievalMs: 40, firstTextMs: 300, totalMs: 900 };
    const parts: PlaygroundPart[] = [
      { type: "data-passages", data: { passages: [] } },
      { type: "text-delta", id: "0", delta: "Con " },
      { type: "text-delta", id: "0", delta: "hielo" },
      { type: "data-timing", data: timing },
      { type: "finish" },
    ];
    expect(parts.reduce(applyPart, begun)).toEqual({
      ...begun,
      answer: "Con hielo",
      passages: [],
      timing,
      state: { step: "done" },
    });
  });

  it("keeps its failure when the stream ends after it", () => {
    const failed = applyPart(begun, { type: "error", errorText: "", code: "model_unavailable" });
    expect(applyPart(failed, { type: "finish" }).state).toEqual({
      step: "failed",
      code: "model_unavailable",
    });
  });

  it("is told of earlier questions that have an answer, and only of those", () => {
    const answered = { ...begun, answer: "Menos ángulo.", state: { step: "done" as const } };
    expect(messagesOf([begun, answered], "¿Por qué?")).toEqual([
      { role: "user", content: "¿Y con hielo?" },
      { role: "assistant", content: "Menos ángulo." },
      { role: "user", content: "¿Por qué?" },
    ]);
  });
});
