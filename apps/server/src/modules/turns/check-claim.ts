import { foldText, termsOf } from "../../adapters/models/index.ts";

/** The share of a statement's words that the passage must have. */
const LEAST_SHARED = 0.5;
const LEAST_NAMES = 0.6;

/**
 * Whether a passage says what it is cited for, by its words: every figure, most names and half of the meaningful words.
 * It can't see a denial or a turned-around sense; a statement that passes may still be wrong, one that fails is weak.
 */
export function isClaimSupported(claim: string, passage: string): boolean {
  const terms = new Set(termsOf(claim));
  if (terms.size === 0) return true;
  const there = new Set(termsOf(passage));
  const figures = figuresIn(passage);
  if (![...figuresIn(claim)].every((figure) => figures.has(figure))) return false;
  const words = [...terms].filter((term) => !/\d/.test(term));
  if (shareOf(words, there) < LEAST_SHARED) return false;
  return shareOf(namesIn(claim).flatMap(termsOf), there) >= LEAST_NAMES;
}

function shareOf(words: readonly string[], there: ReadonlySet<string>): number {
  if (words.length === 0) return 1;
  return words.filter((word) => there.has(word)).length / words.length;
}

const NUMBER_WORDS =
  "cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte".split(
    " ",
  );
const TENS = new Map([
  ...(["treinta", "cuarenta", "cincuenta", "sesenta", "setenta", "ochenta", "noventa", "cien"] as const).map(
    (word, at): [string, string] => [word, String(30 + at * 10)],
  ),
]);

/** Figures in one spelling: 1.250 as 1250, "quince" as 15. */
function figuresIn(text: string): Set<string> {
  const folded = foldText(text).replace(/(?<=\d)[.\s](?=\d{3}(?!\d))/g, "");
  const figures = new Set(
    [...folded.matchAll(/\d+(?:[.,:]\d+)*/g)].map(([figure]) => figure.replace(",", ".")),
  );
  for (const [word] of folded.matchAll(/\p{L}+/gu)) {
    const unit = NUMBER_WORDS.indexOf(word);
    if (unit > 1) figures.add(String(unit));
    const ten = TENS.get(word);
    if (ten) figures.add(ten);
  }
  return figures;
}

/** Words with a capital that do not open the sentence. */
function namesIn(claim: string): string[] {
  return [...claim.matchAll(/(?<=[\p{L}\d,;]\s)\p{Lu}[\p{L}\d-]+/gu)].map(([name]) => name);
}
