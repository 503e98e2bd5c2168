import type { Segment } from "./segments.ts";

/** One row of a region: its segments from left to right. */
export type Row = Segment[];

const BULLET = /^(?:[-–—•·▪●○◦‣*§]|\(?(?:\d{1,3}|[a-z]|[ivx]{1,4})[.)])$/i;

export function toRows(region: readonly Segment[]): Row[] {
  const rows: Row[] = [];
  for (const segment of region) {
    const last = rows.at(-1)?.at(-1);
    const isSameLine =
      last && Math.abs(last.baseline - segment.baseline) < Math.min(last.size, segment.size) * 0.4;
    if (isSameLine) rows.at(-1)?.push(segment);
    else rows.push([segment]);
  }
  return rows.map((row) => withBulletsJoined(row.toSorted((a, b) => a.left - b.left)));
}

function withBulletsJoined(row: Row): Row {
  const [first, second, ...rest] = row;
  if (!first || !second || !BULLET.test(first.text)) return row;
  return [
    {
      ...second,
      left: first.left,
      text: `${first.text} ${second.text}`,
      pieces: [...first.pieces, ...second.pieces],
    },
    ...rest,
  ];
}
