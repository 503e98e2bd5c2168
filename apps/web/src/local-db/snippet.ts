import type { HistoryHit } from "@metatron/contract/chat/conversation";
import { borderAfter, borderBefore } from "@metatron/text/cut-text";
import { foldInPlace } from "@metatron/text/fold-text";
import type { SearchWord } from "@metatron/text/plural";
import { findMarks } from "./search-words.ts";

const CHARS_BEFORE = 60;
const CHARS_AFTER = 140;
const MORE = "… ";

/** The text around the first match, on one line, with every match marked. */
export function snippetOf(text: string, words: readonly SearchWord[]): HistoryHit["snippet"] {
  const whole = text.normalize("NFC");
  const [first] = findMarks(foldInPlace(whole), words);
  const [start, end] = first ?? [0, 0];
  const from = wordStart(whole, borderAfter(whole, Math.max(0, start - CHARS_BEFORE)), start);
  const cut = whole
    .slice(from, borderBefore(whole, end + CHARS_AFTER))
    .toWellFormed()
    .replace(/\s+/g, " ")
    .trim();
  const lead = from > 0 ? MORE : "";
  const tail = end + CHARS_AFTER < whole.length ? " …" : "";
  const marks = findMarks(foldInPlace(cut), words).map(([markStart, markEnd]): [number, number] => [
    markStart + lead.length,
    markEnd + lead.length,
  ]);
  return { text: `${lead}${cut}${tail}`, marks };
}

/** Moves the start of the snippet to the beginning of a word, where one begins before the match. */
function wordStart(text: string, from: number, before: number): number {
  if (from === 0) return 0;
  const space = text.slice(from, before).search(/\s/);
  return space === -1 ? from : from + space + 1;
}
