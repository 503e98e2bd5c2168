import { termsOf } from "@metatron/text/terms";

/** The items that share most words with the question, in their given order; all of them if they are few. */
export function mostRelevant<T>(
  items: readonly T[],
  { question, most, textOf }: { question: string; most: number; textOf: (item: T) => string },
): T[] {
  if (items.length <= most) return [...items];
  const asked = new Set(termsOf(question));
  const scored = items.map((item, at) => ({
    item,
    at,
    score: new Set(termsOf(textOf(item)).filter((term) => asked.has(term))).size,
  }));
  return scored
    .toSorted((a, b) => b.score - a.score || a.at - b.at)
    .slice(0, most)
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
