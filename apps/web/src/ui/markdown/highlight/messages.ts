import type { LanguageRegistration } from "@shikijs/primitive";

/** What a piece of code is; its place in the list is its number on the wire. */
export const CODE_KINDS = ["plain", "comment", "keyword", "string", "number", "function"] as const;

/** One line as pairs of length and kind: [3, 2, 1, 0] is three letters of keyword, one of plain. */
export type LineMarks = readonly number[];

export type ToWorker =
  | { type: "grammar"; grammar: LanguageRegistration[] }
  /** Finished lines of one block of code, in order and each only once. */
  | { type: "lines"; block: number; language: string; lines: string[] }
  | { type: "end"; block: number };

export interface FromWorker {
  block: number;
  marks: LineMarks[];
}
