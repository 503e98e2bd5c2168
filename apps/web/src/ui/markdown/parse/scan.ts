import type { Definitions } from "./blocks.ts";
import type { Piece } from "./delimiters.ts";

export interface InlineOptions {
  definitions?: Definitions;
  /** Whether `[n]` is a source of this text; any other number stays text. */
  isCited?: (number: number) => boolean;
  /** More text is coming: unclosed syntax at the end is treated as closed. */
  isOpen?: boolean;
}

export interface Bracket {
  /** Index of the bracket's own piece. */
  piece: number;
  /** Offset in the text right after the bracket. */
  at: number;
  isImage: boolean;
  /** Links can't be nested: brackets around a link are text. */
  isText: boolean;
}

/** State of the scan over one text. */
export interface Scan {
  text: string;
  at: number;
  pieces: Piece[];
  brackets: Bracket[];
  delimiters: number;
  formulas: number;
  /** Lengths of backtick runs that have no match in the rest of the text. */
  loneTicks: Set<number>;
  /** An unclosed comment was found, so no later comment is closed either. */
  hasLoneComment: boolean;
  options: InlineOptions;
}

/** The parsed pieces, and the offset after them. */
export interface Taken {
  pieces: Piece[];
  to: number;
}

export const taken = (to: number, ...pieces: Piece[]): Taken => ({ pieces, to });
