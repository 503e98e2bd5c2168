import { type Corners, mapCorners, type Size } from "./corners.ts";
import { homography, project } from "./homography.ts";
import type { GreyPixels, Pixels } from "./pixels.ts";

interface Drawing extends Size {
  /** In pixels. */
  corners: Corners;
  paper: number;
  table: number;
}

/** Rows of text at each eighth of the page, between a left and a right margin. */
export const isInk = (x: number, y: number) => x > 0.15 && x < 0.85 && (y * 8) % 1 > 0.4 && (y * 8) % 1 < 0.6;

const UNIT_SQUARE: Corners = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
];

/** A photo of a page of text, seen from the side, on a table whose grain is the same in every run. */
export function drawPage({ width, height, corners, paper, table }: Drawing): GreyPixels {
  const toPage = homography(corners, UNIT_SQUARE);
  const data = new Uint8Array(width * height);
  for (let at = 0; at < data.length; at += 1) {
    const { x, y } = project(toPage, { x: (at % width) + 0.5, y: Math.floor(at / width) + 0.5 });
    const isPage = x >= 0 && x <= 1 && y >= 0 && y <= 1;
    const grain = (at * 7919) % 13;
    data[at] = (isPage ? (isInk(x, y) ? 50 : paper) : table) + grain;
  }
  return { data, width, height };
}

export function toColour({ data, width, height }: GreyPixels): Pixels {
  const colour = new Uint8ClampedArray(width * height * 4);
  for (const [at, value] of data.entries()) {
    colour.fill(value, at * 4, at * 4 + 3);
    colour[at * 4 + 3] = 255;
  }
  return { data: colour, width, height };
}

export const inPixels = (corners: Corners, { width, height }: Size) =>
  mapCorners(corners, ({ x, y }) => ({ x: x * width, y: y * height }));
