import type { Statement } from "../read-statement.ts";
import type { ReadUnit } from "../read-units.ts";
import { isSameQuantity } from "../same-quantity.ts";
import { type HasWord, isAmong } from "./closest-unit.ts";
import { contentOf, isFigure, weightOf } from "./content-words.ts";

const MOST_MEAN_GAP = 12;
const MOST_GAP = 30;

/** How far apart neighbours of the claim are in the source. */
export function gapFeatures(claim: Statement, { cells, own, sentence }: ReadUnit, has: HasWord) {
  const source = cells.length > 0 ? own : sentence;
  const items = [
    ...contentOf(claim.terms).map((term) => ({
      at: term.at,
      there: source.terms.filter((each) => has([each], term)).map(({ at }) => at),
    })),
    ...claim.quantities.map((quantity) => ({
      at: quantity.from,
      there: source.quantities.filter((each) => isSameQuantity(quantity, each)).map(({ from }) => from),
    })),
  ];
  const places = items
    .sort((one, other) => one.at - other.at)
    .flatMap(({ there }) => (there.length > 0 ? [there] : []));
  const gaps = places.slice(1).map((there, at) => leastGap(places[at] ?? [], there));
  const sum = gaps.reduce((all, gap) => all + Math.min(gap, MOST_MEAN_GAP), 0);
  return {
    mean: gaps.length === 0 ? 0 : sum / gaps.length,
    most: Math.min(Math.max(0, ...gaps), MOST_GAP),
  };
}

const leastGap = (one: readonly number[], other: readonly number[]) =>
  Math.min(...one.flatMap((from) => other.map((to) => Math.abs(to - from))));

const LEAST_JOINED = 0.6;
const MOST_SWAPPED = 3;

/**
 * A part of the claim joins words of two segments of a sentence, and both segments say something else besides: "las plazas
 * verdes son para turnos de noche" where the blue ones are.
 */
export function swapFeatures(part: Statement, whole: Statement, { segments }: ReadUnit, has: HasWord) {
  const found = segments.map(() => 0);
  const count = (isThere: (segment: Statement) => boolean, weight: number) => {
    const at = segments.flatMap((segment, index) => (isThere(segment) ? [index] : []));
    const [only] = at;
    if (at.length === 1 && only !== undefined) found[only] = (found[only] ?? 0) + weight;
  };
  for (const term of contentOf(part.terms)) count(({ terms }) => has(terms, term), weightOf(term));
  for (const quantity of part.quantities) count(({ quantities }) => isAmong(quantity, quantities), 1);
  const left = segments.map((segment) => leftOut(segment, part, has));
  const leftByWhole = segments.map((segment) => leftOut(segment, whole, has));
  let swapped = 0;
  let swappedWhole = 0;
  for (const [one, ofOne] of found.entries())
    for (const [other, ofOther] of found.entries()) {
      if (other <= one || Math.min(ofOne, ofOther) < LEAST_JOINED) continue;
      swapped = Math.max(swapped, Math.min(left[one] ?? 0, left[other] ?? 0));
      swappedWhole = Math.max(swappedWhole, Math.min(leftByWhole[one] ?? 0, leftByWhole[other] ?? 0));
    }
  return { swapped: Math.min(swapped, MOST_SWAPPED), swappedWhole: Math.min(swappedWhole, MOST_SWAPPED) };
}

/** The words and figures of a segment that the claim does not say. */
function leftOut(segment: Statement, claim: Statement, has: HasWord): number {
  const words = contentOf(segment.terms).filter((there) => !isSaidBy(claim, there, has));
  const figures = segment.quantities.filter(
    (there) => isFigure(there) && !claim.quantities.some((each) => isSameQuantity(each, there)),
  );
  return words.length + figures.length;
}

export const isSaidBy = ({ terms }: Statement, there: Statement["terms"][number], has: HasWord) =>
  terms.some((term) => has([there], term));
