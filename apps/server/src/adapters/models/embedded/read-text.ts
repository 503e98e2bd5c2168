import { splitSentences } from "@metatron/text/split-sentences";
import { findHeading } from "./find-heading.ts";
import { type FoundItem, findItem } from "./find-item.ts";
import { readTable, type Table } from "./read-table.ts";

/** One thing that a text says and that can be quoted by itself. */
export type Unit = {
  kind: "sentence" | "item" | "row";
  text: string;
  /** The nearest heading, or the question of a list of questions and answers. */
  heading: string | undefined;
  /** What introduces the list that an item belongs to. */
  intro: string | undefined;
  /** 1 for an item under another item. */
  depth: number;
  /** The number of a step, as it stands in the text. */
  mark?: string | undefined;
  /** Units of one paragraph, list or table share their block. */
  block: number;
  table?: Table;
  row?: number;
};

/** Reads a text as people lay it out: headings, paragraphs, lists and tables. */
export function readText(text: string): Unit[] {
  const lines = tidy(text).split("\n");
  const reading = new Reading();
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? "";
    if (line.trim() === "") {
      reading.closeParagraph();
      continue;
    }
    const found = readTable(lines, at);
    if (found) {
      reading.addTable(found.table);
      at += found.length - 1;
      continue;
    }
    const title = findHeading(lines, at);
    const item = title ? undefined : findItem(lines, at);
    if (title) reading.addHeading(title.heading, title.rest);
    else if (item) reading.addItem(item);
    else reading.addLine(line);
  }
  reading.closeParagraph();
  return reading.units;
}

const WRAP_WIDTH = 55;
const LONG_ITEM = 300;

class Reading {
  readonly units: Unit[] = [];
  #section: string | undefined;
  #heading: string | undefined;
  #intro: string | undefined;
  #paragraph: string[] = [];
  #block = 0;
  /** The item that ends in a colon, while deeper ones follow it. */
  #parent: FoundItem | undefined;

  addHeading(heading: string, rest: string | undefined) {
    this.closeParagraph();
    this.#heading = heading;
    if (!heading.endsWith("?")) this.#section = heading;
    this.#intro = undefined;
    this.#parent = undefined;
    if (rest) this.#paragraph.push(rest);
  }

  addItem(item: FoundItem) {
    this.closeParagraph();
    if (this.#parent && item.indent <= this.#parent.indent) this.#parent = undefined;
    this.#joinStep(item);
    const intro = this.#parent?.text ?? this.#intro;
    const last = this.units.at(-1);
    if (last?.kind !== "item" || last.heading !== this.#heading || last.intro !== intro) this.#block += 1;
    const place = { heading: this.#heading, intro, block: this.#block, depth: this.#parent ? 1 : 0 };
    const [first = "", ...rest] = item.text.length > LONG_ITEM ? splitSentences(item.text) : [item.text];
    this.units.push({ kind: "item", text: first, mark: item.mark, ...place });
    for (const text of rest)
      this.units.push({ kind: "sentence", text, ...place, intro: undefined, depth: 0 });
    if (item.text.endsWith(":")) this.#parent = item;
  }

  /** A page breaks a step into a line and a paragraph; where the next number follows, both are the step. */
  #joinStep(item: FoundItem) {
    const at = this.units.findLastIndex(({ kind }) => kind !== "sentence");
    const step = this.units[at];
    const rest = this.units.slice(at + 1);
    const isNext =
      step?.mark !== undefined && Number.parseInt(item.mark ?? "", 10) === Number.parseInt(step.mark, 10) + 1;
    if (!step || !isNext || rest.length === 0 || rest.some(({ heading }) => heading !== step.heading)) return;
    const text = [step.text, ...rest.map((sentence) => sentence.text)].join(" ");
    if (text.length > LONG_ITEM * 2) return;
    step.text = text;
    this.units.length = at + 1;
    this.#intro = step.intro;
  }

  addLine(line: string) {
    const last = this.units.at(-1);
    const isIndented = this.#paragraph.length === 0 && /^\s{2,}\S/.test(line);
    if (last?.kind === "item" && isIndented && last.text.length < LONG_ITEM) {
      last.text += ` ${line.trim()}`;
      return;
    }
    const before = this.#paragraph.at(-1);
    if (before !== undefined && !continues(before, line)) this.closeParagraph();
    this.#paragraph.push(line.trim());
  }

  addTable(table: Table) {
    this.closeParagraph();
    this.#block += 1;
    // The answer to a question is what follows it in words; a table after that belongs to the section.
    this.#heading = this.#section;
    const place = { heading: this.#heading, intro: this.#intro, block: this.#block, depth: 0 };
    for (const [row, cells] of table.rows.entries()) {
      this.units.push({ kind: "row", text: rowText(table, cells), ...place, table, row });
    }
    this.#intro = undefined;
  }

  closeParagraph() {
    if (this.#paragraph.length === 0) return;
    this.#block += 1;
    this.#parent = undefined;
    let asked: string | undefined;
    for (const text of splitSentences(this.#paragraph.join(" "))) {
      // A question in a text is not an answer; it says what the sentence after it is about.
      if (text.endsWith("?")) {
        asked = text;
        continue;
      }
      const heading = asked ?? this.#heading;
      this.units.push({ kind: "sentence", text, heading, intro: undefined, depth: 0, block: this.#block });
      this.#intro = text.endsWith(":") ? text : undefined;
    }
    this.#paragraph = [];
  }
}

function tidy(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(/[\u00a0\u202f]/g, " ")
    .replace(/\u200b|\u200c|\u200d|\ufeff|\u00ad/g, "")
    .replace(/(\p{Ll})-\n(\p{Ll})/gu, "$1$2");
}

/** Short lines that each begin anew are lines of their own; long ones were broken by a page. */
function continues(before: string, line: string): boolean {
  return before.length >= WRAP_WIDTH || /^\s*[\p{Ll}(]/u.test(line) || /[,;]$/.test(before);
}

function rowText({ header }: Table, cells: readonly string[]): string {
  return cells.map((cell, index) => (header?.[index] ? `${header[index]}: ${cell}` : cell)).join(" · ");
}
