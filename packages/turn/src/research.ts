import type { ToolCall, TurnStep } from "@metatron/contract/chat/turn-step";
import {
  MAX_PLAN_QUESTION_CHARS,
  MAX_PLAN_QUESTIONS,
  type ResearchPhase,
} from "@metatron/contract/research/constants";
import { cutText } from "@metatron/text/cut-text";

/** The calls of a deep search besides its searches. The product makes them itself: no model is offered them. */
const researchTools = ["plan_research", "note_findings"] as const;
type ResearchTool = (typeof researchTools)[number];

export function isResearchTool(name: string): name is ResearchTool {
  return (researchTools as readonly string[]).includes(name);
}

/** How far a deep search is. */
export interface ResearchProgress {
  phase: ResearchPhase;
  questions: readonly string[];
  /** Sub-questions with their findings; the next one is in progress. */
  done: number;
}

/** Null for any other answer. */
export function researchProgress(steps: readonly TurnStep[]): ResearchProgress | null {
  const calls = steps.flatMap((step) => step.calls);
  const plan = calls.find(({ name }) => name === "plan_research");
  if (!plan) return null;
  const done = calls.filter(
    ({ name, state }) => name === "note_findings" && state === "output-available",
  ).length;
  const questions = plannedQuestions(plan);
  if (plan.state !== "output-available") {
    const isWaiting = plan.state === "answer-requested";
    return { phase: isWaiting ? "waiting" : "planning", questions, done };
  }
  const isWriting = done >= questions.length || (steps.at(-1)?.text ?? "") !== "";
  return { phase: isWriting ? "writing" : "searching", questions, done };
}

/** The confirmed sub-questions of a plan, or the proposed ones before that. */
export function plannedQuestions({ input, output }: Pick<ToolCall, "input" | "output">): string[] {
  return questionsIn(output) ?? questionsIn(input) ?? [];
}

/** A confirmed plan is sent as a text with one sub-question per line. */
export function readPlanLines(text: string): string[] {
  const lines = text.split("\n").map((line) => line.replaceAll(/\s+/g, " ").trim());
  return [...new Set(lines.filter((line) => line !== ""))]
    .map((line) => cutText(line, MAX_PLAN_QUESTION_CHARS))
    .slice(0, MAX_PLAN_QUESTIONS);
}

/**
 * Findings with the numbers that people see. They are noted with the numbers of the model, of which the report
 * may not cite all: a number that is not in the report is left out.
 */
export function shownFindings(findings: string, cited: ReadonlyMap<number, number>): string {
  return findings.replaceAll(/ ?\[(\d{1,6})\]/g, (_mark, n: string) => {
    const number = cited.get(Number(n));
    return number === undefined ? "" : ` [${number}]`;
  });
}

function questionsIn(value: unknown): string[] | null {
  if (typeof value !== "object" || value === null || !("questions" in value)) return null;
  const { questions } = value;
  return Array.isArray(questions) ? questions.filter((each) => typeof each === "string") : null;
}
