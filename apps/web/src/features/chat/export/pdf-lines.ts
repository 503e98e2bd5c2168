import type { Run } from "./export-document.ts";
import { toWinAnsi } from "./win-ansi.ts";

export type Measure = (run: Run) => number;

export type Line = Run[];

/** Breaks runs into lines that fit; a word wider than a line is split. */
export function breakLines(runs: readonly Run[], width: number, measure: Measure): Line[] {
  const lines: Line[] = [[]];
  let used = 0;
  const newLine = () => {
    lines.push([]);
    used = 0;
  };
  for (const word of wordsOf(runs)) {
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
    (toWinAnsi(run.text).match(/\n| |[^\n ]+/g) ?? []).map((text) => ({ ...run, text })),
  );
}

function piecesOf(word: Run, width: number, measure: Measure): Run[] {
  if (measure(word) <= width) return [word];
  const pieces: Run[] = [];
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
function append(lines: Line[], word: Run) {
  const line = lines.at(-1);
  const last = line?.at(-1);
  if (line && last && isSameLook(last, word))
    line[line.length - 1] = { ...last, text: last.text + word.text };
  else line?.push(word);
}

function isSameLook(a: Run, b: Run): boolean {
  return (
    a.bold === b.bold &&
    a.italic === b.italic &&
    a.strike === b.strike &&
    a.code === b.code &&
    a.citation === b.citation &&
    a.href === b.href
  );
}

/** Column widths of a table: the wanted widths, shared fairly where the total is not enough. */
export function columnWidths(wanted: readonly number[], total: number): number[] {
  const sum = wanted.reduce((all, width) => all + width, 0);
  if (sum <= total) return wanted.map((width) => width + (total - sum) / wanted.length);
  // Narrow columns keep their wanted width; the wide ones share the rest.
  const fair = total / wanted.length;
  const narrow = wanted.filter((width) => width <= fair);
  const rest = total - narrow.reduce((all, width) => all + width, 0);
  const wide = wanted.filter((width) => width > fair).reduce((all, width) => all + width, 0);
  return wanted.map((width) => (width <= fair ? width : (width / wide) * rest));
}
