import { cutText } from "../cut-text.ts";
import type { Language } from "../language.ts";

/** The first one is short, so that somebody speaks soon; the others long enough for an even tone. */
const FIRST_CHARS = 140;
const MOST_CHARS = 420;

/** A text in pieces that end where sentences end, for voices that are asked for one after the other. */
export function cutSpeech(text: string, language: Language): string[] {
  const pieces: string[] = [];
  let piece = "";
  for (const sentence of sentencesOf(text, language)) {
    const most = pieces.length === 0 ? FIRST_CHARS : MOST_CHARS;
    if (piece !== "" && piece.length + sentence.length > most) {
      pieces.push(piece.trim());
      piece = "";
    }
    piece += sentence;
  }
  return [...pieces, piece.trim()].filter((each) => /[\p{L}\p{N}]/u.test(each));
}

function sentencesOf(text: string, language: Language): string[] {
  const segments = new Intl.Segmenter(language, { granularity: "sentence" }).segment(text);
  return Array.from(segments, ({ segment }) => segment).flatMap(shorten);
}

/** A sentence that is too long is cut at its last comma or space. */
function shorten(sentence: string): string[] {
  const parts: string[] = [];
  let rest = sentence;
  while (rest.length > MOST_CHARS) {
    const head = cutText(rest, MOST_CHARS);
    const comma = Math.max(head.lastIndexOf(", "), head.lastIndexOf("; "));
    const space = head.lastIndexOf(" ");
    const at = comma > MOST_CHARS / 3 ? comma + 1 : space > 0 ? space : head.length;
    parts.push(rest.slice(0, at));
    rest = rest.slice(at);
  }
  return [...parts, rest];
}
