import { foldText } from "../../../local-db/fold-text.ts";

export interface SearchedText {
  messageId: string;
  /** The text as it is read, without the marks of its Markdown. */
  text: string;
}

/** One place in the conversation: the message, and which of its own places it is. */
export interface Hit {
  messageId: string;
  nth: number;
}

const MOST_HITS = 1000;

/** What is typed, as it is compared: without accents and capitals, and with single spaces. */
export function foldQuery(typed: string): string {
  return foldText(typed).replace(/\s+/g, " ").trim();
}

/** All places in reading order. Bounded: the letter "a" is in a long conversation a hundred thousand times. */
export function findHits(texts: Iterable<SearchedText>, query: string): Hit[] {
  const hits: Hit[] = [];
  for (const { messageId, text } of texts) {
    const places = placesOf(text, query);
    for (let nth = 0; nth < places.length; nth += 1) {
      if (hits.length === MOST_HITS) return hits;
      hits.push({ messageId, nth });
    }
  }
  return hits;
}

/** Where the query begins in the text, counted in the text as it is given. */
export function placesOf(text: string, query: string): number[] {
  const places: number[] = [];
  if (query === "") return places;
  const folded = foldSameLength(text);
  for (let at = folded.indexOf(query); at !== -1 && places.length < MOST_HITS; ) {
    places.push(at);
    at = folded.indexOf(query, at + query.length);
  }
  return places;
}

function foldSameLength(text: string): string {
  const folded = foldText(text).replace(/\s/g, " ");
  // Decomposed accents: places would shift, so this text is compared as it is written.
  return folded.length === text.length ? folded : text.toLowerCase().replace(/\s/g, " ");
}

/** The next hit in the direction, around the ends. */
export function stepHit(current: number, count: number, direction: 1 | -1): number {
  if (count === 0) return -1;
  return (current + direction + count) % count;
}
