import type { Box } from "./geometry.ts";

/** A run of characters and its position on the page; y grows downwards and is the baseline. */
export interface Piece {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
  isBold: boolean;
  /** Whether the file has a separate space after the run. */
  hasSpaceAfter: boolean;
}

export interface Rule {
  from: { x: number; y: number };
  to: { x: number; y: number };
}

export interface Picture extends Box {
  /** The same on every page that shows the same image, if the file shares it. */
  key: string;
}

/** The content of one page before its reading order is known. */
export interface PageContent {
  width: number;
  height: number;
  pieces: Piece[];
  rules: Rule[];
  pictures: Picture[];
  /** Number of drawn shapes. */
  pathCount: number;
  /** Whether the page was rotated, so that boxes no longer match the page as displayed. */
  isTurned: boolean;
}
