import type { PlaygroundPart } from "@metatron/contract/playground/playground";
import { turnText } from "@metatron/turn/turn";
import { describe, expect, it } from "vitest";
import { applyPart, beginExchange, endExchange, failureOf, isRunning, messagesOf } from "./exchange.ts";

const begun = beginExchange("1", "¿Y con hielo?");
const said = (delta: string): PlaygroundPart => ({ type: "text-delta", id: "0", delta });

describe("an exchange with the draft", () => {
  it("grows with its deltas, and shows the retrieved passages and the timings", () => {
    const timing = { retrievalMs: 40, firstTextMs: 300, totalMs: 900 };
    const parts: PlaygroundPart[] = [
      { type: "data-passages", data: { passages: [] } },
      said("Con "),
      said("hielo"),
      { type: "data-timing", data: timing },
      { type: "finish" },
    ];
    const exchange = parts.reduce(applyPart, begun);
    expect(turnText(exchange.turn)).toBe("Con hielo");
    expect(exchange).toMatchObject({ passages: [], timing, failure: null, turn: { state: "complete" } });
  });

  it("keeps its failure when the stream ends after it", () => {
    const failed = applyPart(begun, { type: "error", errorText: "", code: "model_unavailable" });
    const ended = endExchange(applyPart(failed, { type: "finish" }), { failure: null });
    expect([isRunning(ended), failureOf(ended)]).toEqual([false, "model_unavailable"]);
  });

  it("ends as stopped, or with the failure of its request", () => {
    const stopped = endExchange(applyPart(begun, said("Con")), { failure: null });
    expect([stopped.turn.state, failureOf(stopped)]).toEqual(["stopped", null]);
    const broken = endExchange(applyPart(begun, said("Con")), { failure: "answer_interrupted" });
    expect([isRunning(broken), failureOf(broken)]).toEqual([false, "answer_interrupted"]);
  });

  it("sends only earlier questions that have an answer", () => {
    const answered = [said("Menos ángulo."), { type: "finish" } as const].reduce(applyPart, begun);
    const failed = endExchange(applyPart(begun, said("Con")), { failure: "answer_interrupted" });
    expect(messagesOf([begun, failed, answered], "¿Por qué?")).toEqual([
      { role: "user", content: "¿Y con hielo?" },
      { role: "assistant", content: "Menos ángulo." },
      { role: "user", content: "¿Por qué?" },
    ]);
  });
});
