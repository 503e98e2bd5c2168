import type { Piece } from "./page-content.ts";

/**
 * Splits a piece into words and estimates their positions by typical character widths. The PDF library joins
 * cells whose text nearly touches into one piece.
 */
export function splitWords(piece: Piece): Piece[] {
  const parts = piece.text.match(/\S+|\s+/g) ?? [];
  const natural = parts.reduce((sum, part) => sum + widthOf(part), 0);
  const scale = piece.width / (natural || 1);
  const words: Piece[] = [];
  let x = piece.x;
  for (const part of parts) {
    const width = widthOf(part) * scale;
    if (part.trim() !== "") words.push({ ...piece, text: part, x, width, hasSpaceAfter: true });
    x += width;
  }
  return words;
}

/** In multiples of the font size, as in most sans-serif fonts. */
function widthOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + letterWidth(letter), 0);
}

function letterWidth(letter: string): number {
  if (/[\s]/.test(letter)) return 0.4;
  if (/[iljtfrI.,;:'|!()[\]]/.test(letter)) return 0.28;
  if (/[mwMW@%—…]/.test(letter)) return 0.85;
  return /\p{Lu}/u.test(letter) ? 0.67 : 0.54;
}
