import { readTable, type Table } from "./read-table.ts";
import { splitSentences } from "./split-sentences.ts";

/** One thing that a text says and that can be quoted by itself. */
export type Unit = {
  kind: "sentence" | "item" | "row";
  text: string;
  /** The nearest heading, or the question of a list of questions and answers. */
  heading: string | undefined;
  /** What introduces the list that an item belongs to. */
  intro: string | undefined;
  /** Units of one paragraph, list or table share their block. */
  block: number;
  table?: Table;
  row?: number;
};

/** Reads a text as people lay it out: headings, paragraphs, lists and tables. */
export function readText(text: string): Unit[] {
  const lines = tidy(text).split("\n");
  const units: Unit[] = [];
  let section: string | undefined;
  let heading: string | undefined;
  let intro: string | undefined;
  let paragraph: string[] = [];
  let block = 0;

  function closeParagraph() {
    if (paragraph.length === 0) return;
    block += 1;
    let asked: string | undefined;
    for (const sentence of splitSentences(paragraph.join(" "))) {
      // A question in a text is not an answer; it says what the sentence after it is about.
      if (sentence.endsWith("?")) {
        asked = sentence;
        continue;
      }
      units.push({ kind: "sentence", text: sentence, heading: asked ?? heading, intro: undefined, block });
      intro = sentence.endsWith(":") ? sentence : undefined;
    }
    paragraph = [];
  }

  function addTable(table: Table) {
    block += 1;
    // The answer to a question is what follows it in words; a table after that belongs to the section.
    heading = section;
    for (const [row, cells] of table.rows.entries()) {
      units.push({ kind: "row", text: rowText(table, cells), heading, intro, block, table, row });
    }
    intro = undefined;
  }

  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? "";
    if (line.trim() === "") {
      closeParagraph();
      continue;
    }
    const found = readTable(lines, at);
    if (found) {
      closeParagraph();
      addTable(found.table);
      at += found.length - 1;
      continue;
    }
    const title = headingIn(lines, at);
    if (title) {
      closeParagraph();
      heading = title.heading;
      if (!heading.endsWith("?")) section = heading;
      intro = undefined;
      if (title.rest) paragraph.push(title.rest);
      continue;
    }
    const item = itemIn(lines, at);
    if (item) {
      closeParagraph();
      const last = units.at(-1);
      if (last?.kind !== "item" || last.heading !== heading || last.intro !== intro) block += 1;
      units.push({ kind: "item", text: item, heading, intro, block });
      continue;
    }
    const last = units.at(-1);
    if (last?.kind === "item" && paragraph.length === 0 && /^\s{2,}\S/.test(line)) {
      last.text += ` ${line.trim()}`;
      continue;
    }
    if (paragraph.length > 0 && !continues(paragraph.at(-1) ?? "", line)) closeParagraph();
    paragraph.push(line.trim());
  }
  closeParagraph();
  return units;
}

const WRAP_WIDTH = 55;
const LONGEST_LINE = 1200;

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

const ITEM = /^\s*(?:[-*•·–▪◦‣]|\(?(?:\d{1,2}|[a-z])[.)])\s+(?<text>\S.*)$/u;
const PAIR = /^\s*[^:.?!]{2,40}:\s+\S.{0,120}$/u;

function itemIn(lines: readonly string[], at: number): string | undefined {
  const line = lines[at] ?? "";
  if (line.length > LONGEST_LINE) return undefined;
  const marked = ITEM.exec(line)?.groups?.text;
  if (marked) return marked.trim();
  const isPair = PAIR.test(line) && (PAIR.test(lines[at - 1] ?? "") || PAIR.test(lines[at + 1] ?? ""));
  return isPair ? line.trim() : undefined;
}

const MARKED_HEADING = /^\s{0,3}#{1,6}\s+(?<text>.+?)\s*#*$/u;
const BOLD_HEADING = /^\s*\*\*(?<text>[^*]{2,100})\*\*:?\s*$/u;
const LEVEL_HEADING = /^\s*\d+(?:\.\d+)+\.?\s+(?<text>\p{Lu}.{1,90})$/u;
const CHAPTER =
  /^\s*(?<text>(?:art[íi]culo|cap[íi]tulo|secci[óo]n|anexo|t[íi]tulo|cl[áa]usula|article|section|chapter|artigo|se[çc][ãa]o)\s+[\dIVXLC]+[ºª°]?[^.:\n]{0,80})(?:[.:–-]+\s*(?<rest>.*))?$/iu;
const ASKED = /^\s*(?:p(?:regunta)?\s*[:.]\s*)?(?<text>¿?[^.!?]{8,160}\?)\s*(?<rest>.*)$/iu;

function headingIn(
  lines: readonly string[],
  at: number,
): { heading: string; rest?: string | undefined } | undefined {
  const line = lines[at] ?? "";
  if (line.length > LONGEST_LINE) return undefined;
  const plain = (MARKED_HEADING.exec(line) ?? BOLD_HEADING.exec(line))?.groups?.text;
  if (plain) return { heading: plain.replaceAll("**", "").trim() };
  const chapter = CHAPTER.exec(line)?.groups;
  if (chapter?.text) return chapterHeading(chapter.text, chapter.rest);
  const asked = ASKED.exec(line)?.groups;
  if (asked?.text && !asked.rest?.includes("?")) {
    return { heading: asked.text.trim(), rest: asked.rest?.replace(/^r(?:espuesta)?\s*[:.]\s*/i, "") };
  }
  const level = LEVEL_HEADING.exec(line)?.groups?.text;
  if (level && !/[.;,]$/.test(level)) return { heading: level.trim() };
  return isBareHeading(lines, at) ? { heading: bareHeading(line) } : undefined;
}

/** "Artículo 5. Vacaciones" is a heading whole; "Artículo 5. El personal tiene…" is one and the text under it. */
function chapterHeading(text: string, rest: string | undefined) {
  if (!rest) return { heading: text.trim() };
  const isTitle = rest.length <= 70 && !/[.;]$/.test(rest.replace(/\.$/, "")) && rest.split(" ").length <= 8;
  return isTitle ? { heading: `${text.trim()}. ${rest.replace(/\.$/, "")}` } : { heading: text.trim(), rest };
}

const NUMBERED = /^\s*\d{1,2}[.)]\s+\p{Lu}/u;

function isBareHeading(lines: readonly string[], at: number): boolean {
  const line = (lines[at] ?? "").trim();
  if (line.length > 70 || /[.,;:!?]$/.test(line)) return false;
  const next = [lines[at + 1], lines[at + 2]].find((other) => other?.trim());
  if (!next) return false;
  if (NUMBERED.test(line)) return !NUMBERED.test(next) && !NUMBERED.test(lines[at - 1] ?? "");
  if (ITEM.test(line)) return false;
  if (/^[\p{Lu}\d\s.,()/–-]{4,}$/u.test(line) && /\p{Lu}{3}/u.test(line)) return true;
  const standsAlone = (lines[at - 1] ?? "").trim() === "";
  return (
    standsAlone && /^\p{Lu}/u.test(line) && line.split(/\s+/).length <= 8 && next.trim().length > line.length
  );
}

function bareHeading(line: string): string {
  return line.trim().replace(/^\d{1,2}[.)]\s+/, "");
}
