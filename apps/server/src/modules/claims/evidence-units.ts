import { isTableRule } from "@metatron/text/markdown-lines";
import { splitSentences } from "@metatron/text/split-sentences";
import { splitClauses } from "./split-clauses.ts";

/** The smallest part of a passage that can support a statement: a clause, a list item or a table row. */
export interface EvidenceUnit {
  text: string;
  /** Position of the sentence, item or row in the passage, which is shown to the reader. */
  start: number;
  end: number;
  /** Headings, the line before a list, the header of a table. */
  context: readonly string[];
  /** The first sentence of the section, which often names its subject. */
  opening: string;
  /** The preceding sentences of the paragraph, which pronouns and ellipses refer to. */
  before: readonly string[];
  row?: { cells: readonly string[]; header: readonly string[] };
}

export interface Evidence {
  title: string;
  section?: string | undefined;
  text: string;
  /** The header rows of the table that the text was cut from. */
  tableHead?: string | null | undefined;
}

type Line = { text: string; start: number };

const HEADING = /^#{1,6}\s/;
const ITEM = /^\s*(?:[-*•–]|\d{1,3}[.)])\s+/;

export function evidenceUnits({ title, section = "", text, tableHead }: Evidence): EvidenceUnit[] {
  const units: EvidenceUnit[] = [];
  const outer = [title, section];
  let headings: string[] = [];
  let leadIn = "";
  let opening = "";
  let header = tableHead ? cellsOf(tableHead.split("\n")[0] ?? "") : undefined;
  let paragraph: Line[] = [];

  for (const line of linesOf(text)) {
    const trimmed = line.text.trim();
    const isRow = trimmed.startsWith("|");
    if (!isRow && trimmed !== "") header = undefined;
    if (trimmed === "" || isRow || HEADING.test(trimmed) || ITEM.test(line.text)) closeParagraph();
    if (trimmed === "") continue;
    if (HEADING.test(trimmed)) {
      headings = [trimmed];
      leadIn = "";
      opening = "";
    } else if (isRow) addRow(line);
    else if (ITEM.test(line.text)) addProse(line.text, line.start, [leadIn]);
    else paragraph.push(line);
  }
  closeParagraph();
  return units;

  function closeParagraph() {
    const first = paragraph[0];
    const last = paragraph.at(-1);
    paragraph = [];
    if (!first || !last) return;
    // Keeps the length, so that offsets stay valid.
    const joined = text.slice(first.start, last.start + last.text.length).replace(/\n/g, " ");
    addProse(joined, first.start, []);
    leadIn = joined.trimEnd().endsWith(":") ? (splitSentences(joined).at(-1) ?? "") : "";
  }

  function addProse(prose: string, at: number, more: readonly string[]) {
    const before: string[] = [];
    let from = 0;
    for (const sentence of splitSentences(prose)) {
      const found = prose.indexOf(sentence, from);
      const start = at + Math.max(found, from);
      from = Math.max(found, from) + sentence.length;
      opening ||= sentence;
      for (const clause of splitClauses(sentence)) {
        units.push({
          opening,
          text: clause,
          start,
          end: start + sentence.length,
          context: [...outer, ...headings, ...more],
          before: [...before],
        });
        before.push(clause);
      }
    }
  }

  function addRow({ text: line, start }: Line) {
    if (isTableRule(line)) return;
    const cells = cellsOf(line);
    if (header === undefined) {
      header = cells;
      return;
    }
    units.push({
      opening,
      text: cells.join(" | "),
      start,
      end: start + line.length,
      context: [...outer, ...headings, ...header],
      before: [],
      row: { cells, header },
    });
  }
}

function linesOf(text: string): Line[] {
  let start = 0;
  return text.split("\n").map((line) => {
    const at = start;
    start += line.length + 1;
    return { text: line, start: at };
  });
}

function cellsOf(line: string): string[] {
  const bare = line.trim().replace(/^\|/, "").replace(/\|$/, "");
  return bare.split("|").map((cell) => cell.trim());
}
