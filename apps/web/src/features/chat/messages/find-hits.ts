import { foldInPlace } from "@metatron/text/fold-text";

export interface SearchedText {
  messageId: string;
  /** The result of `foldForFind`. */
  folded: string;
}

/** One match in the conversation: the message, and the index of the match in it. */
export interface Hit {
  messageId: string;
  nth: number;
}

export const MOST_HITS = 10_000;

export interface Find {
  isOpen: boolean;
  query: string;
}

/** Ctrl+F or Cmd+F without other modifiers. */
export function isFindKey({
  key,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
}: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">): boolean {
  return (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === "f";
}

/** Reopening keeps the query; a new object makes the field focus again. */
export const openedFind = (before: Find): Find =>
  before.isOpen ? { ...before } : { isOpen: true, query: "" };

/** The query in comparable form: without accents and capitals, and with single spaces. */
export function foldQuery(typed: string): string {
  return foldInPlace(typed).replace(/\s+/g, " ").trim();
}

/** The text in comparable form, with every character at its original position. */
export function foldForFind(text: string): string {
  const folded = foldInPlace(text).replace(/\s/g, " ");
  // Folding decomposed accents would shift positions, so this text is compared with its accents.
  return folded.length === text.length ? folded : text.toLowerCase().replace(/\s/g, " ");
}

/**
 * All matches in reading order. Bounded: a long conversation
 * contains the letter "a" a hundred thousand times.
 */
export function findHits(texts: Iterable<SearchedText>, query: string): Hit[] {
  const hits: Hit[] = [];
  for (const { messageId, folded } of texts) {
    const { length } = placesOf(folded, query);
    for (let nth = 0; nth < length && hits.length < MOST_HITS; nth += 1) hits.push({ messageId, nth });
    if (hits.length === MOST_HITS) return hits;
  }
  return hits;
}

/** The positions of the query in a folded text. */
export function placesOf(folded: string, query: string): number[] {
  const places: number[] = [];
  if (query === "") return places;
  for (let at = folded.indexOf(query); at !== -1 && places.length < MOST_HITS; ) {
    places.push(at);
    at = folded.indexOf(query, at + query.length);
  }
  return places;
}

/** The next match in the direction, wrapping around. */
export function stepHit(current: number, count: number, direction: 1 | -1): number {
  if (count === 0) return -1;
  return (current + direction + count) % count;
}

/** The first match from a message on, in the given order; the first of all where there is none. */
export function firstHitFrom(
  hits: readonly Hit[],
  { order, from }: { order: readonly string[]; from: number },
): number {
  const places = new Map(order.map((messageId, index) => [messageId, index]));
  const found = hits.findIndex(({ messageId }) => (places.get(messageId) ?? -1) >= from);
  return found === -1 ? Math.min(0, hits.length - 1) : found;
}
