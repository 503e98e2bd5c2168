import { evidenceUnits } from "./evidence-units.ts";
import { languageOf } from "./language-of.ts";
import { readStatement } from "./read-statement.ts";

const LEAST_ALIKE = 0.5;
const MOST_CHARS = 400_000;

/**
 * The sentence or row of a text that corresponds to the quote, possibly with other figures; null if there is
 * none.
 */
export function findWording(text: string, quote: string): string | null {
  const searched = text.slice(0, MOST_CHARS);
  if (searched.includes(quote)) return quote;
  const wanted = termIds(quote, languageOf(quote));
  if (wanted.size === 0) return null;
  const language = languageOf(searched.slice(0, 5000));
  let best: { alike: number; start: number; end: number } | undefined;
  for (const { start, end } of evidenceUnits({ title: "", text: searched })) {
    const there = termIds(searched.slice(start, end), language);
    const shared = [...wanted].filter((id) => there.has(id)).length;
    const alike = (2 * shared) / (wanted.size + there.size);
    if (alike > (best?.alike ?? 0)) best = { alike, start, end };
  }
  return best && best.alike >= LEAST_ALIKE ? searched.slice(best.start, best.end).trim() : null;
}

function termIds(text: string, language: "es" | "en" | "pt"): Set<string> {
  return new Set(readStatement(text, language).terms.map(({ ids }) => ids[0] ?? ""));
}
