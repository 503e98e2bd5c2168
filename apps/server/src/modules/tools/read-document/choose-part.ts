import { wordsOf } from "@metatron/text/split-words";
import type { OutlinedPassage } from "../../retrieval/index.ts";
import { wordsOfName } from "../match-documents.ts";

export interface PartWanted {
  fromPage?: number | undefined;
  toPage?: number | undefined;
  /** A heading, or a part of one. */
  section?: string | undefined;
  /** Number of a passage in the document, from 1: reading goes on there. */
  fromPassage?: number | undefined;
}

export type ChosenPart =
  | {
      kind: "found";
      /** Indexes of the passages, consecutive. */
      first: number;
      last: number;
      /** The first passage that the part still has and that did not fit, as a number from 1. */
      next: number | undefined;
    }
  | { kind: "no-such-pages" }
  | { kind: "beyond-end"; passages: number }
  | { kind: "without-pages" }
  | { kind: "no-such-section"; sections: string[] };

const MOST_SECTIONS = 30;
const FIELD_CHARS = 60;
const SECTION_SEPARATOR = " › ";

/**
 * The passages of a document that a reader asks for, as many as fit into the budget and always at least one.
 * Without pages and section, the whole document.
 */
export function choosePart(
  outline: readonly OutlinedPassage[],
  { fromPage, toPage, section, fromPassage = 1 }: PartWanted,
  budgetChars: number,
): ChosenPart {
  if (fromPassage > outline.length) return { kind: "beyond-end", passages: outline.length };
  const asksForPages = fromPage !== undefined || toPage !== undefined;
  if (asksForPages && !outline.some(({ lastPage }) => lastPage !== null)) return { kind: "without-pages" };
  const paths = section === undefined ? undefined : pathsNamed(outline, section);
  if (paths?.length === 0) return { kind: "no-such-section", sections: sectionsOf(outline) };
  const wanted = outline.flatMap((passage, at) =>
    isOnPages(passage) && isBelow(passage) && at >= fromPassage - 1 ? [at] : [],
  );
  const [first] = wanted;
  if (first === undefined) return { kind: "no-such-pages" };
  let room = budgetChars;
  let last = first;
  for (const at of wanted) {
    room -= charsOf(outline[at]);
    const isGap = at > last + 1;
    if (at > first && (room < 0 || isGap)) return { kind: "found", first, last, next: at + 1 };
    last = at;
  }
  return { kind: "found", first, last, next: undefined };

  function isOnPages({ firstPage, lastPage }: OutlinedPassage): boolean {
    if (!asksForPages) return true;
    return (lastPage ?? 0) >= (fromPage ?? 1) && (firstPage ?? 0) <= (toPage ?? Number.POSITIVE_INFINITY);
  }

  function isBelow(passage: OutlinedPassage): boolean {
    return paths === undefined || pathsAbove(passage).some((path) => paths.includes(path));
  }
}

/** In the result, where each passage also has its field names, citation and page. */
const charsOf = (passage: OutlinedPassage | undefined) =>
  passage ? passage.chars + passage.section.length + FIELD_CHARS : 0;

/**
 * The headings that are meant, each with the headings above it: those with the same words, else those that
 * contain them, else those whose path has all of the words. A document may repeat a heading in each chapter.
 */
function pathsNamed(outline: readonly OutlinedPassage[], section: string): string[] {
  const paths = [...new Set(outline.flatMap(pathsAbove))];
  const asked = spaced(section);
  const words = wordsOfName(section);
  const rules: ((path: string) => boolean)[] = [
    (path) => spaced(path) === asked || spaced(lastOf(path)) === asked,
    (path) => spaced(lastOf(path)).includes(asked),
    (path) => words.length > 0 && words.every((word) => spaced(path).includes(word)),
  ];
  for (const rule of rules) {
    const named = paths.filter(rule);
    if (named.length > 0) return named;
  }
  return [];
}

/** The innermost headings, in reading order. */
function sectionsOf(outline: readonly OutlinedPassage[]): string[] {
  const sections = outline.map(({ section }) => lastOf(section)).filter(Boolean);
  return [...new Set(sections)].slice(0, MOST_SECTIONS);
}

/** The headings above a passage, each with its own path: "Rampa", "Rampa › Calzos". */
function pathsAbove({ section }: Pick<OutlinedPassage, "section">): string[] {
  const headings = section.split(SECTION_SEPARATOR).filter(Boolean);
  return headings.map((_, at) => headings.slice(0, at + 1).join(SECTION_SEPARATOR));
}

const lastOf = (path: string) => path.split(SECTION_SEPARATOR).at(-1) ?? path;

const spaced = (text: string) => ` ${wordsOf(text).join(" ")} `;
