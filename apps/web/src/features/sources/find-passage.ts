/** A range of a text; `end` is exclusive. */
export interface Span {
  start: number;
  end: number;
}

/** Fewer matching letters than this may be a coincidence. */
const ENOUGH_LETTERS = 24;
/** Shorter pieces match everywhere. */
const SHORTEST_PIECE = 8;
/** A gap between two matched pieces up to this length belongs to the passage too. */
const LONGEST_GAP = 60;

/**
 * Finds a passage in a text that was extracted from the same document in another way: with other spaces, line
 * breaks, hyphens and table lines, or only a part of it, where the passage continues on the next page. Empty
 * when there is no match.
 */
export function findPassage(text: string, passage: string): Span[] {
  const hay = squeeze(text);
  const needle = squeeze(passage).letters;
  if (needle === "") return [];
  const whole = hay.letters.indexOf(needle);
  if (whole >= 0) return [toSpan(hay, whole, whole + needle.length)];
  const found = merge(findPieces(hay.letters, passage));
  const letters = found.reduce((sum, { start, end }) => sum + end - start, 0);
  if (letters < Math.min(ENOUGH_LETTERS, needle.length / 2)) return [];
  return found.map(({ start, end }) => toSpan(hay, start, end));
}

interface Squeezed {
  text: string;
  letters: string;
  /** The position of each letter in the original text. */
  places: number[];
}

const LETTER = /[\p{L}\p{N}]/u;

/** Letters and digits only, without accents and capitals. */
function squeeze(text: string): Squeezed {
  const places: number[] = [];
  let letters = "";
  let at = 0;
  for (const char of text) {
    for (const plain of char.normalize("NFKD").toLowerCase()) {
      if (!LETTER.test(plain)) continue;
      letters += plain;
      for (let unit = 0; unit < plain.length; unit += 1) places.push(at);
    }
    at += char.length;
  }
  return { text, letters, places };
}

/** Includes the punctuation mark that ends the sentence. */
function toSpan({ text, places }: Squeezed, from: number, to: number): Span {
  const end = (places[to - 1] ?? 0) + 1;
  const marks = /^[.,;:!?)\]»”"]+/.exec(text.slice(end, end + 4))?.[0] ?? "";
  return { start: places[from] ?? 0, end: end + marks.length };
}

/** Sentences, lines and cells, each searched after the previous match. */
function findPieces(hay: string, passage: string): Span[] {
  const found: Span[] = [];
  let from = 0;
  for (const piece of passage.split(/[\n|•]+|(?<=[.;:!?])\s+/)) {
    const { letters } = squeeze(piece);
    if (letters.length < SHORTEST_PIECE) continue;
    const span = findPart(hay, letters, from) ?? findPart(hay, letters, 0);
    if (!span) continue;
    found.push(span);
    from = span.end;
  }
  return found.sort((a, b) => a.start - b.start);
}

/** The piece, or the longest matching part of its beginning or its end. */
function findPart(hay: string, letters: string, from: number): Span | null {
  const at = hay.indexOf(letters, from);
  if (at >= 0) return { start: at, end: at + letters.length };
  const beginning = longestPart(hay, letters.length, (length) => letters.slice(0, length), from);
  const ending = longestPart(hay, letters.length, (length) => letters.slice(-length), from);
  if (!beginning || !ending) return beginning ?? ending;
  return beginning.end - beginning.start >= ending.end - ending.start ? beginning : ending;
}

function longestPart(
  hay: string,
  whole: number,
  part: (length: number) => string,
  from: number,
): Span | null {
  let best: Span | null = null;
  let shortest = ENOUGH_LETTERS;
  let longest = whole - 1;
  while (shortest <= longest) {
    const length = Math.floor((shortest + longest) / 2);
    const at = hay.indexOf(part(length), from);
    if (at >= 0) {
      best = { start: at, end: at + length };
      shortest = length + 1;
    } else longest = length - 1;
  }
  return best;
}

function merge(spans: readonly Span[]): Span[] {
  const merged: Span[] = [];
  for (const span of spans) {
    const last = merged.at(-1);
    if (last && span.start - last.end <= LONGEST_GAP) last.end = Math.max(last.end, span.end);
    else merged.push({ ...span });
  }
  return merged;
}
