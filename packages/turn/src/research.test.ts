import type { ToolCall, TurnStep } from "@metatron/contract/chat/turn-step";
import { expect, it } from "vitest";
import { readPlanLines, researchProgress, shownFindings } from "./research.ts";

const call = (name: string, state: ToolCall["state"], values: Partial<ToolCall> = {}): ToolCall => ({
  id: name,
  name,
  state,
  inputText: "",
  input: null,
  output: null,
  errorText: null,
  approvalId: null,
  ...values,
});
const step = (calls: ToolCall[], text = ""): TurnStep => ({ text, reasoning: "", calls, isFinished: true });
const input = { questions: ["a", "b"] };
const plan = call("plan_research", "output-available", { input, output: { questions: ["b", "c", "a"] } });
const note = call("note_findings", "output-available");

it("is no deep search without a plan", () => {
  expect(researchProgress([step([call("search_documents", "output-available")])])).toBeNull();
});

it("waits with the proposed questions, and goes on with the confirmed ones", () => {
  const waiting = call("plan_research", "answer-requested", { input });
  expect(researchProgress([step([waiting])])).toEqual({ phase: "waiting", questions: ["a", "b"], done: 0 });
  const questions = ["b", "c", "a"];
  expect(researchProgress([step([plan])])).toEqual({ phase: "searching", questions, done: 0 });
  const noted = [step([plan]), step([note])];
  expect(researchProgress(noted)).toEqual({ phase: "searching", questions, done: 1 });
  // At a limit the report begins before the last question.
  expect(researchProgress([...noted, step([], "# Informe")])).toEqual({
    phase: "writing",
    questions,
    done: 1,
  });
  expect(researchProgress([...noted, step([note]), step([note])])?.phase).toBe("writing");
});

it("reads a plan line by line, within its limits", () => {
  expect(readPlanLines(" ¿Uno? \n\n¿Dos?\r\n¿Uno?")).toEqual(["¿Uno?", "¿Dos?"]);
  const lines = readPlanLines(Array.from({ length: 20 }, (_, n) => `${n} ${"x".repeat(500)}`).join("\n"));
  expect(lines).toHaveLength(7);
  expect(lines.every((line) => line.length <= 300)).toBe(true);
});

it("shows findings with the numbers of the report, without those that the report does not cite", () => {
  const cited = new Map([
    [7, 1],
    [3, 2],
  ]);
  expect(shownFindings("Son 22 días [7]. Se piden antes [9] [3].", cited)).toBe(
    "Son 22 días [1]. Se piden antes [2].",
  );
});
