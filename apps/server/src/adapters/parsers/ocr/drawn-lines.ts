import type { Rule } from "../pdf/page-content.ts";

export interface GreyPicture {
  data: Uint8Array;
  width: number;
  height: number;
}

interface Stroke {
  /** Range along the scan direction. */
  from: number;
  to: number;
  /** Range across the scan direction. */
  first: number;
  last: number;
  runs: { across: number; from: number; to: number }[];
}

const DARK = 150;
const MIN_LENGTH = 90;
const MAX_THICKNESS = 12;
const MAX_HOLE = 2;
const MAX_LINES = 2000;

/**
 * Finds long thin lines, such as those of tables, and erases them: OCR does not recognise letters that touch
 * a line.
 */
export function extractLines(picture: GreyPicture): Rule[] {
  const level = findStrokes(picture, "level");
  const upright = findStrokes(picture, "upright");
  for (const stroke of level) erase(picture, stroke, "level");
  for (const stroke of upright) erase(picture, stroke, "upright");
  return [
    ...level.map(({ from, to, first, last }) => {
      const y = (first + last) / 2;
      return { from: { x: from, y }, to: { x: to, y } };
    }),
    ...upright.map(({ from, to, first, last }) => {
      const x = (first + last) / 2;
      return { from: { x, y: from }, to: { x, y: to } };
    }),
  ];
}

type Direction = "level" | "upright";

function findStrokes({ data, width, height }: GreyPicture, direction: Direction): Stroke[] {
  const [along, across] = direction === "level" ? [width, height] : [height, width];
  const [step, stride] = direction === "level" ? [1, width] : [width, 1];
  const strokes: Stroke[] = [];
  let open: Stroke[] = [];
  for (let line = 0; line < across; line += 1) {
    const next: Stroke[] = [];
    for (const run of darkRuns({ data, start: line * stride, step, length: along })) {
      const home = open.find((stroke) => stroke.last === line - 1 && lastRunTouches(stroke, run)) ?? {
        ...run,
        first: line,
        last: line,
        runs: [],
      };
      home.from = Math.min(home.from, run.from);
      home.to = Math.max(home.to, run.to);
      home.last = line;
      home.runs.push({ across: line, ...run });
      if (!next.includes(home)) next.push(home);
      if (home.first === line && home.runs.length === 1) strokes.push(home);
    }
    open = next;
    if (strokes.length > MAX_LINES) return [];
  }
  return strokes.filter(isThin);
}

function* darkRuns({
  data,
  start,
  step,
  length,
}: {
  data: Uint8Array;
  start: number;
  step: number;
  length: number;
}) {
  let from = -1;
  let lastDark = -1;
  for (let at = 0; at < length; at += 1) {
    const isDark = (data[start + at * step] ?? 255) < DARK;
    if (isDark && from === -1) from = at;
    if (isDark) lastDark = at;
    if (from !== -1 && (at - lastDark > MAX_HOLE || at === length - 1)) {
      if (lastDark - from >= MIN_LENGTH) yield { from, to: lastDark };
      from = -1;
    }
  }
}

function lastRunTouches(stroke: Stroke, run: { from: number; to: number }): boolean {
  const last = stroke.runs.at(-1);
  return last !== undefined && last.from <= run.to && run.from <= last.to;
}

/** A slanted line spans many rows, but has few pixels in each. */
function isThin({ runs, from, to }: Stroke): boolean {
  const pixels = runs.reduce((sum, run) => sum + run.to - run.from, 0);
  return pixels / (to - from) <= MAX_THICKNESS;
}

function erase({ data, width, height }: GreyPicture, { runs }: Stroke, direction: Direction): void {
  for (const { across, from, to } of runs) {
    for (let beside = across - 1; beside <= across + 1; beside += 1) {
      if (beside < 0 || beside >= (direction === "level" ? height : width)) continue;
      if (direction === "level") data.fill(255, beside * width + from, beside * width + to + 1);
      else for (let at = from; at <= to; at += 1) data[at * width + beside] = 255;
    }
  }
}
