import { isOtherPeriod } from "../other-period.ts";
import type { Quantity } from "../quantities.ts";
import type { Statement, Term } from "../read-statement.ts";
import type { PlacedUnit, ReadUnit } from "../read-units.ts";
import { isInHeading, isSameQuantity } from "../same-quantity.ts";
import { isOtherColumn } from "../table-rows.ts";
import {
  closestUnit,
  createWordMatcher,
  type HasWord,
  isAmong,
  quantitiesHere,
  soughtIn,
  termsHere,
} from "./closest-unit.ts";
import { contentOf, isVerb, isWeekday, shareOf, weightOf } from "./content-words.ts";
import { denialFeatures } from "./denial-features.ts";
import { rowFeatures } from "./row-features.ts";
import { gapFeatures, isSaidBy, swapFeatures } from "./sentence-features.ts";

/** Facts about how the closest units cover a claim, as numbers. */
export type SupportFeatures = Readonly<Record<string, number>>;

export interface ClaimOnUnits {
  claim: Statement;
  /** The facts that the claim joins. */
  parts: readonly Statement[];
  units: readonly PlacedUnit[];
  /** The rules call the claim contradicted. */
  isContradicted: boolean;
}

export interface Alignment {
  closest: PlacedUnit;
  features: SupportFeatures;
  /** A figure, a day, a period or a row that is certainly another one, or an addition: no other words make up for it. */
  isDisproved: boolean;
}

/** Below, a second unit adds nothing. */
const LEAST_GAIN = 0.6;
const LEAD = 3;
/** So many words in a row that the source has nowhere are an addition; in another language they may be unlisted. */
const ADDED_RUN = 1.9;

/** Compares a claim with the unit that has most of it, and with a second unit for the rest. */
export function alignClaim({ claim, parts, units, isContradicted }: ClaimOnUnits): Alignment | undefined {
  const has = createWordMatcher();
  const sought = soughtIn(claim);
  const best = closestUnit(sought, units, has);
  if (!best) return undefined;
  const { read } = best.placed;
  const here = termsHere(read);
  const said = quantitiesHere(read);
  const isHere = (term: Term) => has(here, term);
  const isUnderHeading = (term: Term) => isHere(term) || has(read.context.terms, term);
  const isNear = (term: Term) =>
    isUnderHeading(term) || has(read.before.terms, term) || has(read.opening.terms, term);

  const missing = {
    terms: sought.terms.filter((term) => !isUnderHeading(term)),
    figures: sought.figures.filter((figure) => !isAmong(figure, said) && !isInHeading(figure, read)),
  };
  const others = units.filter(({ read: other }) => other.unit.start !== read.unit.start);
  const next = closestUnit(missing, others, has);
  const second = next && next.score >= LEAST_GAIN ? next.placed.read : undefined;
  const isInSecond = (term: Term) => second !== undefined && has(termsHere(second), term);
  const isAnywhere = (term: Term) =>
    isNear(term) ||
    isInSecond(term) ||
    units.some(({ read: other }) => has(other.own.terms, term) || has(other.context.terms, term));
  const far = sought.terms.filter((term) => !isNear(term) && isAnywhere(term));
  const isNowhere = (figure: Quantity) =>
    !units.some(
      ({ read: other }) =>
        isAmong(figure, quantitiesHere(other)) || isAmong(figure, other.context.quantities),
    );

  // Another wording misses a word here and there, an added detail a run of words, most often at the end.
  const isNowhereSaid = (term: Term) => !isAnywhere(term);
  const told = contentOf(read.cells.length > 0 ? here : read.own.terms);
  const isSaid = (there: Term) => isSaidBy(claim, there, has);
  const values =
    sought.terms.filter((term) => isWeekday(term) && !isUnderHeading(term) && !isInSecond(term)).length +
    otherOrdinals(claim, said);
  const denials = denialFeatures(claim, read, has);
  const row = rowFeatures(claim, read, has);
  const gaps = gapFeatures(claim, read, has);
  const worst = worstPart(claim, parts, units, has);
  const figuresMissing = missing.figures.filter(
    (figure) => !second || !isAmong(figure, quantitiesHere(second)),
  ).length;
  const otherRate = isOtherRate(claim, read) ? 1 : 0;

  const features = {
    constant: 1,
    isContradicted: isContradicted ? 1 : 0,
    isForeign: claim.language === read.own.language ? 0 : 1,
    coveredHere: shareOf(sought.terms, isHere),
    coveredUnderHeading: shareOf(sought.terms, isUnderHeading),
    coveredAnywhere: shareOf(sought.terms, isAnywhere),
    nounsNowhere: sought.terms.filter((term) => !isVerb(term) && !isAnywhere(term)).length,
    runNowhere: longestRun(sought.terms, isNowhereSaid),
    tailNowhere: tailOf(sought.terms, isNowhereSaid),
    missingHere: sought.terms.filter((term) => !isHere(term)).length,
    onlyNear: sought.terms.filter((term) => isNear(term) && !isUnderHeading(term)).length,
    elsewhere: far.filter((term) => !isInSecond(term)).length,
    farVerbs: far.filter(isVerb).length,
    figuresHere: sought.figures.length - missing.figures.length,
    figuresNowhere: sought.figures.filter(isNowhere).length,
    otherValues: values,
    isSecondRow: second && second.cells.length > 0 ? 1 : 0,
    isSecondBeside: second && second.unit.context.join() === read.unit.context.join() ? 1 : 0,
    secondGain: next?.score ?? 0,
    repeated: shareOf(told, isSaid),
    figuresLeftOut: said.filter((there) => !claim.quantities.some((each) => isSameQuantity(there, each)))
      .length,
    leadRepeated: plainShare(told.slice(0, LEAD), isSaid),
    leadCovered: plainShare(sought.terms.slice(0, LEAD), isHere),
    isOtherTopic: isOtherTopic({ claim: sought.terms, told }, { isHere, isAnywhere, isSaid }, read, has),
    denialsUnknown: denials.unknown,
    denialsLost: denials.lost,
    isOtherPeriod: isOtherPeriod(claim, read) ? 1 : 0,
    isOtherRate: otherRate,
    isOtherColumn: isOtherColumn(claim, claim, read) ? 1 : 0,
    labelShare: row.labelShare,
    labelRival: row.labelRival,
    columnsUnmatched: row.columnsUnmatched,
    gapMean: gaps.mean,
    gapMost: gaps.most,
    partMissing: worst.missing,
    partFigures: worst.figures,
    swapped: worst.swapped,
    swappedWhole: worst.swappedWhole,
    denialsAdded: worst.added,
    denialsAlone: worst.alone,
  };
  const isDisproved =
    values + figuresMissing + otherRate + row.isOtherBound > 0 ||
    row.labelRival > 0 ||
    (features.isForeign === 0 && features.runNowhere >= ADDED_RUN) ||
    sought.figures.some((figure) => isOfOtherNoun(figure, said, claim, isUnderHeading));
  return { closest: best.placed, features, isDisproved };
}

/** The weight of the longest run of words that are missing. */
function longestRun(terms: readonly Term[], isMissing: (term: Term) => boolean): number {
  let longest = 0;
  let run = 0;
  for (const term of terms) {
    run = isMissing(term) ? run + weightOf(term) : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

/** The weight of the words after the last one that is found. */
function tailOf(terms: readonly Term[], isMissing: (term: Term) => boolean): number {
  const last = terms.findLastIndex((term) => !isMissing(term));
  return terms.slice(last + 1).reduce((sum, term) => sum + weightOf(term), 0);
}

const plainShare = (terms: readonly Term[], isFound: (term: Term) => boolean) =>
  terms.length === 0 ? 1 : terms.filter(isFound).length / terms.length;

/** "el primer día" where the source says "al segundo día". */
function otherOrdinals({ quantities }: Statement, said: readonly Quantity[]): number {
  const theirs = said.filter(({ kind }) => kind === "ordinal");
  if (theirs.length === 0) return 0;
  return quantities.filter((quantity) => quantity.kind === "ordinal" && !isAmong(quantity, theirs)).length;
}

/** "por semana" where the source says "diarios". */
function isOtherRate({ periods: { rates } }: Statement, { sentence, header }: ReadUnit): boolean {
  const theirs = [sentence, ...header].flatMap(({ periods }) => periods.rates);
  return rates.some((rate) => !theirs.includes(rate)) && theirs.some((rate) => !rates.includes(rate));
}

/** "22 noches" where the source counts 22 m³. */
function isOfOtherNoun(
  figure: Quantity,
  said: readonly Quantity[],
  { terms }: Statement,
  isFound: (term: Term) => boolean,
): boolean {
  if (figure.unit === null || figure.kind !== "amount") return false;
  const same = said.filter((there) => isSameQuantity(figure, there));
  // Of two nouns one may be another word for the other.
  if (same.length === 0 || figure.isMeasure || !same.every(({ isMeasure }) => isMeasure)) return false;
  const noun = terms.find(({ at }) => at === figure.to + 1 || at === figure.to + 2);
  return noun !== undefined && !noun.isGeneric && !isFound(noun);
}

/** What the claim is about is in another unit, and this unit is about something that the claim does not name. */
function isOtherTopic(
  { claim, told }: { claim: readonly Term[]; told: readonly Term[] },
  { isHere, isAnywhere, isSaid }: Record<"isHere" | "isAnywhere" | "isSaid", (term: Term) => boolean>,
  { context }: ReadUnit,
  has: HasWord,
): number {
  const isMoved = topicOf(claim).some(
    (term) => !isHere(term) && isAnywhere(term) && !has(context.terms, term),
  );
  return isMoved && !topicOf(told).every(isSaid) ? 1 : 0;
}

/** The words before the first verb. */
function topicOf(terms: readonly Term[]): Term[] {
  const verb = terms.findIndex(isVerb);
  return terms.slice(0, verb < 1 ? 2 : Math.min(verb, 4)).filter((term) => !isVerb(term));
}

/** The worst of the facts that the claim joins, each on the unit that is closest to it. */
function worstPart(
  whole: Statement,
  parts: readonly Statement[],
  units: readonly PlacedUnit[],
  has: HasWord,
) {
  const found = parts.flatMap((part) => {
    const sought = soughtIn(part);
    const read = closestUnit(sought, units, has)?.placed.read;
    if (!read) return [];
    const here = termsHere(read);
    const said = quantitiesHere(read);
    const denials = denialFeatures(part, read, has);
    const { swapped, swappedWhole } = swapFeatures(part, whole, read, has);
    return {
      missing: sought.terms.filter((term) => !has(here, term) && !has(read.context.terms, term)).length,
      figures: sought.figures.filter((figure) => !isAmong(figure, said)).length,
      swapped,
      swappedWhole,
      added: denials.added,
      alone: denials.isAlone ? 1 : 0,
    };
  });
  const most = (name: "missing" | "swapped" | "swappedWhole") =>
    Math.max(0, ...found.map((each) => each[name]));
  const all = (name: "figures" | "added" | "alone") => found.reduce((sum, each) => sum + each[name], 0);
  return {
    missing: most("missing"),
    figures: all("figures"),
    swapped: most("swapped"),
    swappedWhole: most("swappedWhole"),
    added: all("added"),
    alone: all("alone"),
  };
}
