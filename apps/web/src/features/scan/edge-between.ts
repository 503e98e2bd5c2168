import { distance, type Point } from "./corners.ts";
import type { GreyPixels } from "./pixels.ts";

const SAMPLES = 24;
/** In pixels, to either side of the line: the edge itself is blurred. */
const REACH = 4;

/**
 * How much brighter the photo is inside a clockwise outline than outside it, along one of its sides. Null where the
 * side is the border of the photo, which shows nothing outside.
 */
export function edgeBetween(grey: GreyPixels, from: Point, to: Point): number | null {
  const length = Math.max(1, distance(from, to));
  const inward = { x: (-(to.y - from.y) / length) * REACH, y: ((to.x - from.x) / length) * REACH };
  const differences: number[] = [];
  for (let sample = 1; sample < SAMPLES; sample += 1) {
    const x = from.x + ((to.x - from.x) * sample) / SAMPLES;
    const y = from.y + ((to.y - from.y) * sample) / SAMPLES;
    const inside = valueAt(grey, x + inward.x, y + inward.y);
    const outside = valueAt(grey, x - inward.x, y - inward.y);
    if (inside !== null && outside !== null) differences.push(inside - outside);
  }
  if (differences.length < SAMPLES / 2) return null;
  return differences.reduce((sum, difference) => sum + difference, 0) / differences.length;
}

function valueAt({ data, width, height }: GreyPixels, x: number, y: number): number | null {
  const [column, row] = [Math.round(x), Math.round(y)];
  if (column < 0 || row < 0 || column >= width || row >= height) return null;
  return data[row * width + column] ?? null;
}
