import { termsOf } from "@metatron/text/terms";

/** A passage of the knowledge base in the search index. */
export interface IndexedPassage {
  name: string;
  page: number | null;
  text: string;
  vector: number[] | null;
}

export interface SearchIndex {
  passages: readonly IndexedPassage[];
  /** For each word, the passages that contain it and how often, in pairs. */
  postings: ReadonlyMap<string, readonly number[]>;
  lengths: Uint32Array;
  meanLength: number;
  /** Normalised to length one, so that a dot product is the cosine; null without a vector. */
  vectors: readonly (Float32Array | null)[];
}

/** The file name is indexed too, because people search for it. */
const NAME_COUNTS = 2;

export function buildIndex(passages: readonly IndexedPassage[]): SearchIndex {
  const postings = new Map<string, number[]>();
  const lengths = new Uint32Array(passages.length);
  passages.forEach(({ name, text }, at) => {
    const counts = new Map<string, number>();
    const words = termsOf(text);
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
    for (const word of termsOf(name)) counts.set(word, (counts.get(word) ?? 0) + NAME_COUNTS);
    lengths[at] = words.length;
    for (const [word, count] of counts) {
      const list = postings.get(word);
      if (list) list.push(at, count);
      else postings.set(word, [at, count]);
    }
  });
  const meanLength = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, passages.length);
  return { passages, postings, lengths, meanLength, vectors: passages.map(({ vector }) => unit(vector)) };
}

export function unit(vector: readonly number[] | null): Float32Array | null {
  if (!vector) return null;
  const made = new Float32Array(vector);
  let squares = 0;
  for (const value of made) squares += value * value;
  if (squares === 0) return null;
  const length = Math.sqrt(squares);
  for (let at = 0; at < made.length; at += 1) made[at] = (made[at] ?? 0) / length;
  return made;
}
