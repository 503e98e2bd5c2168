import type { ToolCall } from "@metatron/contract/chat/turn-step";
import { expect, it } from "vitest";
import { toolTextOf } from "./tool-text.ts";

const call = (changes: Partial<ToolCall>): ToolCall => ({
  id: "1",
  name: "find_gate",
  state: "output-available",
  inputText: "",
  input: {},
  output: null,
  errorText: null,
  approvalId: null,
  ...changes,
});

const textOf = (...calls: ToolCall[]) =>
  toolTextOf({ steps: [{ text: "Hola", reasoning: "", calls, isFinished: true }] });

it("has inputs, results, questions and replies, but no ids and no files", () => {
  const form = { id: "f", message: "¿Qué puesto?", url: null, fields: [] };
  const text = textOf(
    call({
      title: "Buscar puerta",
      input: { flight: "AV204", ids: ["0198c2f0-0000-7000-8000-00000000000a"] },
      output: { gates: [{ gate: "A5", picture: "data:image/png;base64,AAAA" }] },
      forms: [{ form, answer: { action: "accept", values: { stand: "B3" } } }],
    }),
    call({ name: "ask_person", input: { question: "¿Qué base?" }, output: "Lima" }),
  );
  expect(text).toBe("Buscar puerta\nAV204\n¿Qué puesto?\nB3\nA5\n¿Qué base?\nLima");
});

it("has only the beginning of long results, and survives any shape", () => {
  expect(textOf(call({ output: "x".repeat(50_000) })).length).toBeLessThanOrEqual(1000);
  const many = Array.from({ length: 100 }, () => call({ input: { text: "y".repeat(5000) } }));
  expect(textOf(...many).length).toBeLessThanOrEqual(20_000);
  for (const odd of [null, undefined, 7, true, [], [[[[[[[["deep"]]]]]]]]])
    expect(textOf(call({ input: odd, output: odd }))).toBe("");
});
