import type { LanguageRegistration } from "@shikijs/primitive";

/** Token kinds; the index in the list is the number sent between worker and page. */
export const CODE_KINDS = ["plain", "comment", "keyword", "string", "number", "function"] as const;

/** One line as pairs of length and kind: [3, 2, 1, 0] is three characters of keyword, one of plain. */
export type LineMarks = readonly number[];

export type ToWorker =
  | { type: "grammar"; grammar: LanguageRegistration[] }
  /** Finished lines of one code block, in order, each sent once. */
  | { type: "lines"; block: number; language: string; lines: string[] }
  | { type: "end"; block: number };

export interface FromWorker {
  block: number;
  marks: LineMarks[];
}
