/** A part of a text, `end` not included. */
export interface Span {
  start: number;
  end: number;
}

/** Fewer letters in common than this may be chance. */
const ENOUGH_LETTERS = 24;
/** Pieces shorter than this are everywhere. */
const SHORTEST_PIECE = 8;
/** What lies between two found pieces and is no more than this belongs to the passage too. */
const LONGEST_GAP = 60;

/**
 * Where a passage stands in a text that was taken from the same document in another way: with other spaces, line ends,
 * hyphens and table lines, or only a part of it, where it goes on on the next page. Empty when it is not there.
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
  /** Where each letter stands in the text itself. */
  places: number[];
}

const LETTER = /[\p{L}\p{N}]/u;

/** Letters and figures alone, without accents and capitals. */
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

/** With the mark that ends the sentence. */
function toSpan({ text, places }: Squeezed, from: number, to: number): Span {
  const end = (places[to - 1] ?? 0) + 1;
  const marks = /^[.,;:!?)\]»”"]+/.exec(text.slice(end, end + 4))?.[0] ?? "";
  return { start: places[from] ?? 0, end: end + marks.length };
}

/** Sentences, lines and cells, each where it is next found after the one before. */
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

/** The piece, or as much of its beginning or its end as is there. */
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
