import type { Library } from "./library.ts";
import type { WeightedTerm } from "./query-terms.ts";

const LEAST_LETTERS = 5;

/** Terms that stand nowhere in the texts, as the texts spell them where one letter differs: «vacasion», «biene». */
export function spelledAs({ units }: Library, terms: readonly WeightedTerm[]): WeightedTerm[] {
  const known = new Set(units.flatMap(({ own, above, title }) => [...own, ...above, ...title]));
  return terms.map((asked) => {
    if (known.has(asked.term) || asked.term.length < LEAST_LETTERS || /\d/.test(asked.term)) return asked;
    for (const term of known) if (isOneLetterAway(asked.term, term)) return { ...asked, term };
    return asked;
  });
}

function isOneLetterAway(typed: string, spelled: string): boolean {
  if (Math.abs(typed.length - spelled.length) > 1 || spelled.length < LEAST_LETTERS) return false;
  let from = 0;
  while (from < typed.length && typed[from] === spelled[from]) from += 1;
  const [a, b] = [typed.slice(from), spelled.slice(from)];
  const isSwapped = a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
  return isSwapped || a.slice(1) === b.slice(1) || a === b.slice(1) || a.slice(1) === b;
}
