import { MAX_PLAN_QUESTIONS } from "@metatron/contract/research/constants";
import { readPlanLines } from "@metatron/turn/research";

/** A sub-question in the editor; the id keeps its field, and the focus in it, when lines move. */
export interface PlanLine {
  id: number;
  text: string;
}

export const linesOf = (questions: readonly string[]): PlanLine[] =>
  questions.map((text, id) => ({ id, text }));

/** Swaps the line with the one above or below it; at the end of the list nothing changes. */
export function movedLine(lines: readonly PlanLine[], id: number, by: -1 | 1): readonly PlanLine[] {
  const at = lines.findIndex((line) => line.id === id);
  const line = lines[at];
  const other = lines[at + by];
  if (!line || !other) return lines;
  return lines.with(at, other).with(at + by, line);
}

export const mayAddLine = (lines: readonly PlanLine[]): boolean => lines.length < MAX_PLAN_QUESTIONS;

export function addedLine(lines: readonly PlanLine[]): readonly PlanLine[] {
  const id = Math.max(-1, ...lines.map((line) => line.id)) + 1;
  return [...lines, { id, text: "" }];
}

/** The reply that confirms the plan: one sub-question per line; empty if there is none. */
export function planReply(lines: readonly PlanLine[]): string {
  return readPlanLines(lines.map(({ text }) => text.replaceAll("\n", " ")).join("\n")).join("\n");
}
