import type { Definitions } from "./blocks.ts";
import type { Piece } from "./delimiters.ts";

export interface InlineOptions {
  definitions?: Definitions;
  /** Whether `[n]` is a source of this text; any other number stays as written. */
  isCited?: (number: number) => boolean;
  /** More text is coming: what was begun at the end is shown as if it were finished. */
  isOpen?: boolean;
}

export interface Bracket {
  /** Place of the bracket's own text among the pieces. */
  piece: number;
  /** Place in the text right after the bracket. */
  at: number;
  isImage: boolean;
  /** A link inside a link would open two places: brackets around one are text. */
  isText: boolean;
}

/** How far a text has been read. */
export interface Scan {
  text: string;
  at: number;
  pieces: Piece[];
  brackets: Bracket[];
  delimiters: number;
  formulas: number;
  /** Lengths of backtick runs that have no partner further on. */
  loneTicks: Set<number>;
  /** A comment without an end was met: none of those after it has one. */
  hasLoneComment: boolean;
  options: InlineOptions;
}

/** What was read, and where the text goes on. */
export interface Taken {
  pieces: Piece[];
  to: number;
}

export const taken = (to: number, ...pieces: Piece[]): Taken => ({ pieces, to });
