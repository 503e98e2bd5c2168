import type { Run } from "./export-document.ts";

/** A run as it is written: in the standard fonts, or painted with the fonts of the computer. */
export interface PdfRun extends Run {
  painted?: true;
}

export interface TextLook {
  size: number;
  /** Line height in points. */
  lead: number;
  color?: "text" | "grey";
  bold?: boolean;
}

export type Measure = (run: PdfRun) => number;

export type Line = PdfRun[];

interface Breaking {
  width: number;
  measure: Measure;
  /** Decides for each word how it is written. */
  prepare: (run: Run) => PdfRun;
}

/** Breaks runs into lines that fit; a word wider than a line is split. */
export function breakLines(runs: readonly Run[], { width, measure, prepare }: Breaking): Line[] {
  const lines: Line[] = [[]];
  let used = 0;
  const newLine = () => {
    lines.push([]);
    used = 0;
  };
  for (const word of wordsOf(runs).map(prepare)) {
    if (word.text === "\n") {
      newLine();
      continue;
    }
    const isSpace = word.text === " ";
    const wide = measure(word);
    if (isSpace && used === 0) continue;
    if (used + wide <= width) {
      append(lines, word);
      used += wide;
      continue;
    }
    if (isSpace) continue;
    if (used > 0) newLine();
    for (const piece of piecesOf(word, width, measure)) {
      if (used > 0) newLine();
      append(lines, piece);
      used = measure(piece);
    }
  }
  return lines;
}

function wordsOf(runs: readonly Run[]): Run[] {
  return runs.flatMap((run) =>
    (run.text.match(/\n|[ \u00a0\t]|[^\n \u00a0\t]+/g) ?? []).map((text) => ({ ...run, text })),
  );
}

function piecesOf(word: PdfRun, width: number, measure: Measure): PdfRun[] {
  if (measure(word) <= width) return [word];
  const pieces: PdfRun[] = [];
  let text = "";
  for (const letter of word.text) {
    if (text && measure({ ...word, text: text + letter }) > width) {
      pieces.push({ ...word, text });
      text = "";
    }
    text += letter;
  }
  return [...pieces, { ...word, text }];
}

/** Joins words of the same style into one run: fewer PDF operators, and text that is copied whole. */
function append(lines: Line[], word: PdfRun) {
  const line = lines.at(-1);
  const last = line?.at(-1);
  // Painted words stay together with the spaces between them, so that right-to-left text keeps its order.
  const isJoined = last && (isSameLook(last, word) || (last.painted && word.text === " "));
  if (line && last && isJoined) line[line.length - 1] = { ...last, text: last.text + word.text };
  else line?.push(word);
}

function isSameLook(a: PdfRun, b: PdfRun): boolean {
  return (
    a.bold === b.bold &&
    a.italic === b.italic &&
    a.strike === b.strike &&
    a.code === b.code &&
    a.citation === b.citation &&
    a.sup === b.sup &&
    a.sub === b.sub &&
    a.painted === b.painted &&
    a.href === b.href
  );
}

/**
 * Column widths of a table, of which each holds its longest word; null where the page is too narrow for that. Space
 * that is left is shared by what the columns want.
 */
export function columnWidths(
  columns: readonly { wanted: number; least: number }[],
  total: number,
): number[] | null {
  const sum = (of: "wanted" | "least") => columns.reduce((all, column) => all + column[of], 0);
  const [wanted, least] = [sum("wanted"), sum("least")];
  if (wanted <= total) return columns.map((column) => column.wanted + (total - wanted) / columns.length);
  if (least > total) return null;
  const share = (total - least) / (wanted - least);
  return columns.map((column) => column.least + (column.wanted - column.least) * share);
}
