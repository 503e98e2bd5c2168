import { boxAround, median } from "./geometry.ts";
import type { Row } from "./rows.ts";

export interface Line {
  text: string;
  left: number;
  right: number;
  baseline: number;
  size: number;
  isBold: boolean;
}

/** Lines of one paragraph, heading or list item. */
export interface TextBlock {
  kind: "lines";
  text: string;
  size: number;
  isBold: boolean;
  lineCount: number;
  isItem: boolean;
}

const ITEM = /^(?:[-–—•·▪●○◦‣*\u{e000}-\u{f8ff}]\s|o\s+\p{Lu}|\(?(?:\d{1,2}|[a-z])[.)]\s)/iu;
const LONE_BULLET = /^[-–—•·▪●○◦‣*\u{e000}-\u{f8ff}]$/u;
const NUMBERED = /^\d{1,2}(?:\.\d{1,2})+\.?\s+\p{Lu}/u;
const SENTENCE_END = /[.:;!?…]["»”)]?$/;
const LABEL = /^\p{Lu}[\p{L} ]{2,30}:\s/u;

export function toLine(row: Row): Line {
  const longest = row.reduce((best, other) => (other.text.length > best.text.length ? other : best));
  const { left, right } = boxAround(row);
  return {
    text: row.map(({ text }) => text).join(" "),
    left,
    right,
    baseline: longest.baseline,
    size: longest.size,
    isBold: row.every(({ isBold }) => isBold),
  };
}

/** Groups the lines of one column into paragraphs, headings and list items. */
export function paragraphsOf(lines: readonly Line[]): TextBlock[] {
  const groups: Line[][] = [];
  const steps = lines.slice(1).map((line, at) => line.baseline - (lines[at]?.baseline ?? 0));
  const usualStep = median(steps.filter((step) => step > 0));
  for (const line of lines) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (
      group &&
      last &&
      !startsParagraph({ first: group[0] ?? last, last, line, usualStep, right: rightEdge(lines, line) })
    )
      group.push(line);
    else groups.push([line]);
  }
  return groups.map(toBlock);
}

/** The rightmost end of the lines with the same left edge. */
function rightEdge(lines: readonly Line[], line: Line): number {
  const alike = lines.filter((other) => Math.abs(other.left - line.left) < line.size * 2);
  return Math.max(...alike.map(({ right }) => right));
}

interface Neighbours {
  first: Line;
  last: Line;
  line: Line;
  usualStep: number;
  right: number;
}

function startsParagraph({ first, last, line, usualStep, right }: Neighbours): boolean {
  const step = line.baseline - last.baseline;
  const size = Math.max(last.size, line.size);
  if (LONE_BULLET.test(last.text) && Math.abs(step) < size) return false;
  if (step <= 0 || step > Math.max(usualStep * 1.3, size * 1.35) || step > size * 2.6) return true;
  if (Math.abs(last.size - line.size) > size * 0.12) return true;
  if (ITEM.test(line.text) || NUMBERED.test(line.text)) return true;
  if (ITEM.test(first.text) && line.left < first.left - size * 0.5) return true;
  if (LABEL.test(line.text) && LABEL.test(first.text)) return true;
  const beginsSentence = /^[\p{Lu}\d¿¡"«“(]/u.test(line.text);
  const isEnded = SENTENCE_END.test(last.text);
  if (!beginsSentence && !isEnded) return false;
  const isIndented = line.left > last.left + size * 0.8 && last.right > right - size * 3;
  if (isIndented && isEnded) return true;
  const isBoldApart = last.isBold !== line.isBold;
  // A bold line above is a heading; a bold word may begin any line.
  if (isBoldApart && last.isBold) return true;
  // The next word would have fitted, so the line was ended on purpose.
  const slack = right - last.right - firstWordWidth(line);
  return slack > size * (isBoldApart || last.isBold || isEnded ? 1 : 2.5) || (isBoldApart && isEnded);
}

function firstWordWidth({ text, left, right }: Line): number {
  const word = /^\S+/.exec(text)?.[0] ?? "";
  return ((right - left) * (word.length + 1)) / (text.length || 1);
}

function toBlock(lines: readonly Line[]): TextBlock {
  const text = lines.reduce((joined, line) => joinLines(joined, line.text), "");
  return {
    kind: "lines",
    text,
    size: median(lines.map(({ size }) => size)),
    isBold: lines.every(({ isBold }) => isBold),
    lineCount: lines.length,
    isItem: ITEM.test(text),
  };
}

/** Joins a word that was hyphenated at the end of a line. */
function joinLines(above: string, below: string): string {
  if (above === "") return below;
  if (/\p{L}[-\u00ad\u2010]$/u.test(above) && /^\p{Ll}/u.test(below)) return above.slice(0, -1) + below;
  return `${above} ${below}`;
}
