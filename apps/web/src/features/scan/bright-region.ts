import type { Point } from "./corners.ts";
import type { GreyPixels } from "./pixels.ts";

export interface Region {
  area: number;
  /** Pixels of the region with a neighbour outside it. */
  edge: Point[];
}

/** The largest connected part of the picture that is brighter than the threshold. */
export function largestBrightRegion(grey: GreyPixels, threshold: number): Region | null {
  const { data, width, height } = grey;
  const regions = new Uint32Array(data.length);
  let largest = { id: 0, area: 0 };
  let id = 0;
  for (let start = 0; start < data.length; start += 1) {
    if (regions[start] !== 0 || (data[start] ?? 0) <= threshold) continue;
    id += 1;
    const area = fill({ grey, regions, start, id, threshold });
    if (area > largest.area) largest = { id, area };
  }
  if (largest.area === 0) return null;
  const isInside = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < width && y < height && regions[y * width + x] === largest.id;
  const edge: Point[] = [];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (!isInside(x, y)) continue;
      const isEdge = !isInside(x - 1, y) || !isInside(x + 1, y) || !isInside(x, y - 1) || !isInside(x, y + 1);
      if (isEdge) edge.push({ x, y });
    }
  }
  return { area: largest.area, edge };
}

interface Fill {
  grey: GreyPixels;
  regions: Uint32Array;
  start: number;
  id: number;
  threshold: number;
}

/** Marks everything that is connected to `start`. A list and no recursion: a region has 100,000 pixels. */
function fill({ grey: { data, width }, regions, start, id, threshold }: Fill): number {
  const waiting = [start];
  regions[start] = id;
  let area = 0;
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    area += 1;
    const x = at % width;
    const beside = [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width];
    for (const next of beside) {
      if (regions[next] !== 0 || (data[next] ?? 0) <= threshold) continue;
      regions[next] = id;
      waiting.push(next);
    }
  }
  return area;
}
