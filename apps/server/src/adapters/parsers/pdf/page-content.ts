import type { Box } from "./geometry.ts";

/** A run of letters as it stands on the page; y grows downwards and is the baseline. */
export interface Piece {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
  isBold: boolean;
  /** Written after it in the file, as a blank of its own. */
  hasSpaceAfter: boolean;
}

export interface Rule {
  from: { x: number; y: number };
  to: { x: number; y: number };
}

export interface Picture extends Box {
  /** The same on every page that shows the same picture, where the file shares it. */
  key: string;
}

/** What is on one page before anybody knows in which order it reads. */
export interface PageContent {
  width: number;
  height: number;
  pieces: Piece[];
  rules: Rule[];
  pictures: Picture[];
  /** How many shapes are drawn. */
  pathCount: number;
  /** Boxes are no longer those of the page as it is shown. */
  isTurned: boolean;
}
