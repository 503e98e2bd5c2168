import { boxAround, median, overlap } from "./geometry.ts";
import { toRows } from "./rows.ts";
import { type Segment, toSegment } from "./segments.ts";

/** Segments of one column between two lines that span columns, from top to bottom. */
export type Region = Segment[];

// In multiples of the font size.
const COLUMNS_APART = 0.5;
const MIN_LINES = 3;
const MAX_DEPTH = 4;
// Prose fills its column; the cells of a table do not.
const MIN_FILL = 0.55;
const MIN_DENSITY = 0.72;
const MIN_CHARS = 14;
const MAX_CROSSING = 0.25;

/** Splits a page into columns: a title that spans both, then the left column, then the right one. */
export function readingOrder(segments: readonly Segment[], depth = 0): Region[] {
  const gutter = depth < MAX_DEPTH ? findGutter(segments) : undefined;
  if (gutter === undefined) return segments.length === 0 ? [] : [segments.toSorted(byLine)];
  const regions: Region[] = [];
  for (const band of bandsOf(
    segments.flatMap((segment) => cutAt(segment, gutter)),
    gutter,
  )) {
    if (band.kind === "across") regions.push(band.segments);
    else
      regions.push(
        ...readingOrder(
          band.segments.filter((segment) => segment.right <= gutter + 1),
          depth + 1,
        ),
        ...readingOrder(
          band.segments.filter((segment) => segment.right > gutter + 1),
          depth + 1,
        ),
      );
  }
  return regions;
}

function byLine(a: Segment, b: Segment): number {
  const isSameLine = Math.abs(a.baseline - b.baseline) < Math.min(a.size, b.size) * 0.4;
  return isSameLine ? a.left - b.left : a.baseline - b.baseline;
}

/** Splits a line that OCR joined across the gutter; the gaps between words are narrower. */
function cutAt(segment: Segment, gutter: number): Segment[] {
  if (!crosses(segment, gutter)) return [segment];
  const words = segment.pieces.filter(({ text }) => !/^[—–-]$/.test(text));
  const left = words.filter(({ x, width }) => x + width / 2 < gutter);
  const right = words.filter(({ x, width }) => x + width / 2 >= gutter);
  const end = Math.max(...left.map(({ x, width }) => x + width));
  const start = Math.min(...right.map(({ x }) => x));
  if (end > gutter + 1 || start < gutter - 1 || start - end < segment.size * COLUMNS_APART) return [segment];
  return [toSegment(left), toSegment(right)];
}

interface Band {
  kind: "across" | "columns";
  segments: Segment[];
}

function bandsOf(segments: readonly Segment[], gutter: number): Band[] {
  const bands: Band[] = [];
  const crossing = segments.filter((segment) => crosses(segment, gutter));
  // A short line (a number, a date) beside a spanning one belongs to it.
  const isAcross = (segment: Segment) =>
    crossing.some(
      (other) =>
        other === segment ||
        overlap(other.top, other.bottom, segment.top, segment.bottom) > segment.size * 0.5,
    );
  for (const segment of segments.toSorted(byLine)) {
    const kind = isAcross(segment) ? "across" : "columns";
    if (bands.at(-1)?.kind !== kind) bands.push({ kind, segments: [] });
    bands.at(-1)?.segments.push(segment);
  }
  return bands;
}

function crosses(segment: Segment, x: number): boolean {
  return segment.left < x - 1 && segment.right > x + 1;
}

/** The vertical strip that the fewest lines cross, with prose on both sides; the widest in a tie. */
function findGutter(segments: readonly Segment[]): number | undefined {
  if (segments.length < MIN_LINES * 2) return undefined;
  const box = boxAround(segments);
  const size = median(segments.map((segment) => segment.size));
  const candidates = [...new Set(segments.map((segment) => Math.round(segment.left)))]
    .map((left) => left - 1)
    .filter((x) => x > box.left + size * 4 && x < box.right - size * 4);
  const good = candidates
    .map((right) => {
      const beside = segments.filter((segment) => segment.right <= right + 1);
      const left =
        beside.length === 0
          ? right
          : percentile(
              beside.map((segment) => segment.right),
              0.97,
            );
      return { x: right, width: right - left };
    })
    .filter(({ x, width }) => width >= size * 0.6 && separatesProse(segments, x));
  const crossed = (x: number) => segments.filter((segment) => crosses(segment, x)).length;
  return good.toSorted((a, b) => crossed(a.x) - crossed(b.x) || b.width - a.width)[0]?.x;
}

function separatesProse(segments: readonly Segment[], x: number): boolean {
  const left = segments.filter((segment) => segment.right <= x + 1);
  const right = segments.filter((segment) => segment.left >= x - 1);
  const across = segments.length - left.length - right.length;
  if (left.length < MIN_LINES || right.length < MIN_LINES) return false;
  if (across > (left.length + right.length) * MAX_CROSSING) return false;
  const [leftBox, rightBox] = [boxAround(left), boxAround(right)];
  const shared = overlap(leftBox.top, leftBox.bottom, rightBox.top, rightBox.bottom);
  if (shared < Math.min(leftBox.bottom - leftBox.top, rightBox.bottom - rightBox.top) * 0.5) return false;
  return isProse(left, leftBox.right - leftBox.left) && isProse(right, rightBox.right - rightBox.left);
}

/** Judged by whole lines, because justified text is split into words with wide gaps. */
function isProse(segments: readonly Segment[], width: number): boolean {
  const lines = toRows(segments.toSorted(byLine)).map((row) => ({
    length: (row.at(-1)?.right ?? 0) - (row[0]?.left ?? 0),
    ink: row.reduce((sum, segment) => sum + segment.right - segment.left, 0),
    chars: row.reduce((sum, segment) => sum + segment.text.length, 0),
  }));
  if (median(lines.map(({ ink, length }) => ink / (length || 1))) < MIN_DENSITY) return false;
  // A nested column is judged by its own lines, not by the whole width.
  const fill = median(lines.map(({ length }) => length / width));
  const chars = median(lines.map((line) => line.chars));
  return chars >= MIN_CHARS && (fill >= MIN_FILL || (fill >= MIN_FILL / 2 && chars >= MIN_CHARS * 2));
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
