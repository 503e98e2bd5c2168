import { foldInPlace } from "@metatron/text/fold-text";

export interface SearchedText {
  messageId: string;
  /** As `foldForFind` gives it. */
  folded: string;
}

/** One place in the conversation: the message, and which of its own places it is. */
export interface Hit {
  messageId: string;
  nth: number;
}

export const MOST_HITS = 10_000;

export interface Find {
  isOpen: boolean;
  query: string;
}

/** Ctrl+F or Cmd+F and no other key with it. */
export function isFindKey({
  key,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
}: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">): boolean {
  return (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === "f";
}

/** Opened again it keeps its query; a new object, so that the field is focused again. */
export const openedFind = (before: Find): Find =>
  before.isOpen ? { ...before } : { isOpen: true, query: "" };

/** What is typed, as it is compared: without accents and capitals, and with single spaces. */
export function foldQuery(typed: string): string {
  return foldInPlace(typed).replace(/\s+/g, " ").trim();
}

/** The text as it is compared, each sign in its old place. */
export function foldForFind(text: string): string {
  const folded = foldInPlace(text).replace(/\s/g, " ");
  // Decomposed accents: places would shift, so this text is compared as it is written.
  return folded.length === text.length ? folded : text.toLowerCase().replace(/\s/g, " ");
}

/** All places in reading order. Bounded: the letter "a" is in a long conversation a hundred thousand times. */
export function findHits(texts: Iterable<SearchedText>, query: string): Hit[] {
  const hits: Hit[] = [];
  for (const { messageId, folded } of texts) {
    const { length } = placesOf(folded, query);
    for (let nth = 0; nth < length && hits.length < MOST_HITS; nth += 1) hits.push({ messageId, nth });
    if (hits.length === MOST_HITS) return hits;
  }
  return hits;
}

/** Where the query begins in a folded text. */
export function placesOf(folded: string, query: string): number[] {
  const places: number[] = [];
  if (query === "") return places;
  for (let at = folded.indexOf(query); at !== -1 && places.length < MOST_HITS; ) {
    places.push(at);
    at = folded.indexOf(query, at + query.length);
  }
  return places;
}

/** The next hit in the direction, around the ends. */
export function stepHit(current: number, count: number, direction: 1 | -1): number {
  if (count === 0) return -1;
  return (current + direction + count) % count;
}

/** The first hit from a message on, in the order given; from the beginning where there is none. */
export function firstHitFrom(
  hits: readonly Hit[],
  { order, from }: { order: readonly string[]; from: number },
): number {
  const places = new Map(order.map((messageId, index) => [messageId, index]));
  const found = hits.findIndex(({ messageId }) => (places.get(messageId) ?? -1) >= from);
  return found === -1 ? Math.min(0, hits.length - 1) : found;
}
