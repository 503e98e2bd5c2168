import { foldInPlace } from "@metatron/text/fold-text";

/**
 * Where the words of a query are in a text, as [start, end) in order and without overlap. Ignores accents and
 * case. Positions are those of the text in NFC.
 */
export function markWords(text: string, query: string): [number, number][] {
  const folded = foldInPlace(text);
  const words = new Set(foldInPlace(query).split(/\s+/).filter(Boolean));
  const found = [...words].flatMap((word) => placesOf(folded, word));
  const marks: [number, number][] = [];
  for (const [start, end] of found.sort(([a], [b]) => a - b)) {
    const last = marks.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else marks.push([start, end]);
  }
  return marks;
}

function placesOf(folded: string, word: string): [number, number][] {
  const places: [number, number][] = [];
  for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + word.length))
    places.push([at, at + word.length]);
  return places;
}
