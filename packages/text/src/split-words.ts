import { foldText } from "./fold-text.ts";

/** The words of a text, folded: runs of letters and digits. "B787-9" is two words. */
export function wordsOf(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The words of a text without its numbers, folded. "B787" is the word "b". */
export function letterWordsOf(text: string): string[] {
  return foldText(text).match(/\p{L}+/gu) ?? [];
}

/** Words and numbers, folded. A number with separators stays whole: 1.250,50 and 08:30 are one word each. */
export function wordsAndFiguresOf(text: string): string[] {
  return foldText(text).match(/\d+(?:[.,:/]\d+)*|\p{L}+/gu) ?? [];
}

/** The words of a list that is written as one text. */
export function wordSet(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/).filter(Boolean));
}
