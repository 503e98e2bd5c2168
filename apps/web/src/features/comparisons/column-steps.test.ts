import type { ComparisonColumn } from "@metatron/contract/comparisons/comparison";
import { expect, it } from "vitest";
import { columnSteps, sentMessages } from "./column-steps.ts";

const at = "2026-11-17T10:00:00.000Z";
const sent = (n: number, parentId: string | null) =>
  sentMessages({ columnId: "a", messageId: `q${n}`, answerId: `a${n}`, text: `Pregunta ${n}`, parentId, at });
const column = (changes: Partial<ComparisonColumn>): ComparisonColumn => ({
  id: "a",
  model: null,
  isAvailable: true,
  messages: [],
  refused: null,
  ...changes,
});
const idsOf = (given: ComparisonColumn) => columnSteps(given).map(({ message }) => message.id);

it("shows the newest version of an answer, and later questions under it", () => {
  const [question, first] = sent(1, null);
  if (!question || !first) throw new Error("There is one of each.");
  const again = { ...first, id: "a1b" };
  const messages = [question, first, again, ...sent(2, "a1b")];
  expect(idsOf(column({ messages }))).toEqual(["q1", "a1b", "q2", "a2"]);
});

it("shows a refused question after the others, as a failed answer with its reason", () => {
  const refused = { messageId: "q2", answerId: "a2", text: "¿Y?", code: "unknown_model" as const };
  const steps = columnSteps(column({ messages: sent(1, null), refused }));
  expect(steps.map(({ message }) => [message.id, message.state, message.errorCode])).toEqual([
    ["q1", "complete", null],
    ["a1", "streaming", null],
    ["q2", "complete", null],
    ["a2", "failed", "unknown_model"],
  ]);
});

it("shows the question once where asking it again was refused", () => {
  const refused = { messageId: "q1", answerId: "a9", text: "Pregunta 1", code: "budget_exhausted" as const };
  expect(idsOf(column({ messages: sent(1, null), refused }))).toEqual(["q1", "a9"]);
});
