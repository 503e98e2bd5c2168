import type { Evidence } from "./evidence-units.ts";
import { languageOf } from "./language-of.ts";
import { isVerbConcept } from "./lexicon/lexicon.ts";
import { hasOpposite, isDeniedDifferently, isWidened } from "./negations.ts";
import { isOtherPeriod } from "./other-period.ts";
import { isMeasureConcept, isTime, type Quantity } from "./quantities.ts";
import { readStatement, type Statement, type Term } from "./read-statement.ts";
import { has, type PlacedUnit, type ReadUnit, readUnits } from "./read-units.ts";
import { isInHeading, isSameQuantity } from "./same-quantity.ts";
import { splitClauses, splitFacts } from "./split-clauses.ts";
import { chanceOfSupport, isLikely, LEAST_DOUBT } from "./support/chance-of-support.ts";
import { type Alignment, alignClaim } from "./support/support-features.ts";
import {
  deniesEmptyCell,
  isOtherCell,
  isOtherColumn,
  isOtherGrade,
  isOtherRow,
  mentions,
} from "./table-rows.ts";
import type { Verdict } from "./verdict.ts";

export interface ClaimCheck {
  verdict: Verdict;
  /** The closest sentence or row in one of the sources. */
  quote: { source: number; start: number; end: number } | null;
}

/** The share of a claim's terms that the source must contain. */
const LEAST_SHARED = 0.6;
const LEAST_SHARED_WITHOUT_FIGURES = 0.65;
const LEAST_SHARED_ACROSS_LANGUAGES = 0.6;
/** For a claim without figures: this share must be in the sentence itself and not in its headings. */
const LEAST_HERE = 0.5;
/** Below, the claim may say the same in other words. */
const LEAST_TO_DENY = 0.85;
const LEAST_TO_BE_UNDECIDED = 0.34;

export type ClaimChecker = (claim: string, sources: readonly Evidence[]) => ClaimCheck;

/**
 * Checks whether sources support the claims that cite them: subject, figures with their units, dates, row and
 * column, and negations. A checker parses each source once, so the statements of one answer share it.
 */
export function createClaimChecker(): ClaimChecker {
  const alignClaimTo = createClaimAligner();
  return (claim, sources) => {
    const { rules, aligned } = alignClaimTo(claim, sources);
    // The weights were fitted on claims with one source, and the rules confirm each fact of a claim on its own.
    const isOfSeveral = rules.verdict === "supported" && sources.length > 1;
    return aligned && !isOfSeveral ? weigh(rules, aligned) : rules;
  };
}

/** What the rules say of a claim, and the features that its weights are fitted on. */
export function createClaimAligner() {
  const readSources = new Map<Evidence, ReadUnit[]>();

  function unitsOf(source: Evidence): ReadUnit[] {
    const known = readSources.get(source) ?? readUnits(source);
    readSources.set(source, known);
    return known;
  }

  return (claim: string, sources: readonly Evidence[]): { rules: ClaimCheck; aligned?: Alignment } => {
    const likely = languageOf(sources[0]?.text ?? "");
    const whole = readStatement(claim, languageOf(claim, likely));
    if (whole.terms.every(({ isGeneric }) => isGeneric) && whole.quantities.length === 0)
      return { rules: { verdict: "undecided", quote: null } };
    const units = sources.flatMap((source, at) => unitsOf(source).map((read) => ({ read, source: at })));
    const facts = splitFacts(claim).map((fact) => readStatement(fact, whole.language));
    const rules = checkByRules(claim, { whole, facts, units });
    const isContradicted = rules.verdict === "contradicted";
    const aligned = alignClaim({ claim: whole, parts: facts, units, isContradicted });
    return aligned ? { rules, aligned } : { rules };
  };
}

/**
 * The weights decide what is supported, the rules why the rest is not. A claim that the weights come near to is not called
 * contradicted, because it may say the same in other words.
 */
function weigh(rules: ClaimCheck, aligned: Alignment): ClaimCheck {
  const chance = chanceOfSupport(aligned);
  if (isLikely(chance, rules.verdict, aligned))
    return rules.verdict === "supported" ? rules : { verdict: "supported", quote: quoteOf(aligned.closest) };
  if (rules.verdict === "supported") return { verdict: "undecided", quote: rules.quote };
  const isDoubtful = rules.verdict === "contradicted" && chance >= LEAST_DOUBT;
  return isDoubtful ? { verdict: "undecided", quote: rules.quote } : rules;
}

interface ReadClaim {
  whole: Statement;
  /** The facts that the claim joins. */
  facts: readonly Statement[];
  units: readonly PlacedUnit[];
}

function checkByRules(claim: string, { whole, facts, units }: ReadClaim): ClaimCheck {
  const best = bestUnit(whole, whole, units);
  const isInvented = whole.quantities.some(
    (quantity) =>
      !quantity.isArticle &&
      quantity.kind !== "ordinal" &&
      !units.some(({ read }) => findQuantity(quantity, read).length > 0),
  );
  if (isInvented) return { verdict: "contradicted", quote: toCheck(best).quote };
  if (best?.verdict === "supported") return toCheck(best);
  const clauses = splitClauses(claim).map((clause) => readStatement(clause, whole.language));
  for (const parts of [clauses, facts]) {
    if (parts.length < 2) continue;
    const each = parts.map((part) => bestUnit(part, whole, units));
    const [first] = parts;
    const isOne = each.every(
      (found) => found?.verdict === "supported" && first && isAbout(first, found, each[0]),
    );
    if (isOne) return toCheck(each[0]);
  }
  return toCheck(best);
}

/** A later part of a claim is about the subject of its first part: in one sentence, or with a word of it. */
function isAbout(subject: Statement, { read }: PlacedUnit, first: PlacedUnit | undefined): boolean {
  if (first?.read.unit.start === read.unit.start) return true;
  const there = [read.own, read.context, read.before, read.opening].flatMap(({ terms }) => terms);
  return subject.terms.some((term) => !term.isGeneric && has(there, term));
}

interface Judgement {
  verdict: Verdict;
  score: number;
}
type Judged = Judgement & PlacedUnit;

function bestUnit(part: Statement, whole: Statement, units: readonly PlacedUnit[]): Judged | undefined {
  const judged = units.map((placed) => ({ ...placed, ...judge(part, whole, placed.read) }));
  return judged.reduce<Judged | undefined>(
    (best, one) => (best === undefined || rank(one) > rank(best) ? one : best),
    undefined,
  );
}

const rank = ({ verdict, score }: Judged) => score + (verdict === "supported" ? 10 : 0);

function toCheck(judged: Judged | undefined): ClaimCheck {
  if (!judged) return { verdict: "unsupported", quote: null };
  return { verdict: judged.verdict, quote: judged.score > 0 ? quoteOf(judged) : null };
}

function quoteOf({ read: { unit }, source }: PlacedUnit): ClaimCheck["quote"] {
  return { source, start: unit.start, end: unit.end };
}

function judge(part: Statement, whole: Statement, read: ReadUnit): Judgement {
  const { own, context, before } = read;
  const isForeign = part.language !== own.language;
  const isRow = read.cells.length > 0;
  const asked = part.terms.filter(
    (term) => !term.isGeneric && !(isRow && isVerbConcept(term.ids) && !has(own.terms, term)),
  );
  const there = [...own.terms, ...context.terms, ...before.terms];
  const found = asked.filter((term) => has(there, term));
  const here = asked.filter((term) => has(own.terms, term));
  const counted = part.quantities.filter((quantity) => !isLoose(quantity, read));
  const figures = counted.filter((quantity) => findQuantity(quantity, read).length > 0);
  const coverage = asked.length === 0 ? 1 : found.length / asked.length;
  const score = here.length + 0.5 * (found.length - here.length) + 2 * figures.length;
  const hasAllFigures = figures.length === counted.length;
  const touches = figures.length > 0 || here.length >= asked.length * LEAST_HERE;
  const missing = asked.filter((term) => !has(there, term));
  // The first sentence of a section names what the later ones are about.
  const unnamed = missing.filter((term) => here.length < 2 || !has(read.opening.terms, term));
  const isElsewhere =
    !touches ||
    unnamed.some(({ isEntity, isName }) => isEntity || isName) ||
    unnamed.some(
      (term) => !isVerb(term) && read.siblings.some((other) => other !== read && has(other.own.terms, term)),
    ) ||
    isOfAnother(part, whole, read) ||
    isAboutAnother(part, whole, read);
  if (isElsewhere) return { verdict: "unsupported", score };
  // The figures of several clauses: which belongs to which is not certain.
  const isOfSentence = counted.every((quantity) =>
    read.sentence.quantities.some((there) => isSameQuantity(quantity, there)),
  );
  if (!hasAllFigures && counted.length > 1 && isOfSentence) return { verdict: "undecided", score };
  const isDenied = isDeniedDifferently(part, read) && !deniesEmptyCell(whole, read);
  const saysOtherwise =
    !hasAllFigures ||
    isDenied ||
    hasOpposite(part, read) ||
    isOtherPeriod(part, read) ||
    isOtherColumn(part, whole, read) ||
    isOtherCell(whole, read) ||
    isOtherGrade(part, read) ||
    isOtherRow(whole, read);
  // Row labels and adjectives may be unlisted words of another language, which a model may still recognise.
  const isCertain = !isForeign || !hasAllFigures || isDenied;
  // In other words, both may mean the same.
  if (saysOtherwise && coverage < LEAST_TO_DENY) return { verdict: "undecided", score };
  if (saysOtherwise) return { verdict: isCertain ? "contradicted" : "unsupported", score };
  const saysValue =
    figures.length > 0 || asked.some((term) => read.cells.slice(1).some(({ terms }) => has(terms, term)));
  if (isRow && !saysValue) return { verdict: "undecided", score };
  if (isWidened(part, read)) return { verdict: "undecided", score };
  const least = isForeign
    ? LEAST_SHARED_ACROSS_LANGUAGES
    : part.quantities.length > 0
      ? LEAST_SHARED
      : LEAST_SHARED_WITHOUT_FIGURES;
  // The first term of a claim is its subject.
  const isAboutIt = asked[0] === undefined || isForeign || !missing.includes(asked[0]) || isVerb(asked[0]);
  // A noun or an adjective that the source lacks says more than it; a verb may be another word for its own.
  const addsNothing =
    isForeign ||
    (missing.every(({ ids }) => isVerbConcept(ids)) &&
      (part.quantities.length > 0 || isRow || missing.length === 0));
  const isOfIt = isForeign || !isOfOtherSubject(asked[0], whole, read);
  if (coverage >= least && isAboutIt && addsNothing && isOfIt) return { verdict: "supported", score };
  return { verdict: coverage >= LEAST_TO_BE_UNDECIDED ? "undecided" : "unsupported", score };
}

/**
 * "Un día completo" where a header says "Día completo" or nothing is counted, or "primero" where the source
 * has no order.
 */
function isLoose({ kind, isArticle, unit }: Quantity, { own, context, before }: ReadUnit): boolean {
  if (kind === "ordinal")
    return (
      !own.quantities.some((there) => there.kind === "ordinal") &&
      !own.terms.some(({ word }) => LAST.test(word))
    );
  if (!isArticle) return false;
  const terms = [own, context, before].flatMap((each) => each.terms);
  const isNamed = terms.some(({ ids }) => ids.some((id) => isMeasureConcept(id, unit ?? "")));
  return isNamed || own.quantities.every((there) => there.kind !== "amount" || !isTime(there.unit));
}

/** A figure of the claim in the unit itself, or within the range that the first cell of a row names. */
function findQuantity(claimed: Quantity, { own, cells, header, context }: ReadUnit): Quantity[] {
  // The first cell names the row: its bare figures are no prices, and no days unless its column counts days.
  const isOfLabel = !claimed.isMeasure || mentions(header[0], claimed.unit);
  const said = [
    ...(cells[0]?.quantities.filter(({ unit }) => unit !== null || isOfLabel) ?? []),
    ...[...(cells.length > 0 ? cells.slice(1) : [own]), ...header].flatMap(({ quantities }) => quantities),
  ];
  const same = said.filter((there) => isSameQuantity(claimed, there));
  if (same.length > 0) return same;
  if (isInHeading(claimed, { context })) return [claimed];
  const [low, high] = cells[0]?.quantities ?? [];
  const isInRange =
    low?.kind === "amount" &&
    high?.kind === "amount" &&
    claimed.kind === "amount" &&
    claimed.unit === high.unit &&
    claimed.value >= low.value &&
    claimed.value <= high.value;
  return isInRange ? [high] : [];
}

const LAST = /^(?:ultim[oa]s?|last)$/;

/** The subject of the claim is only in a heading, and the sentence begins with another one. */
function isOfOtherSubject(subject: Term | undefined, whole: Statement, { own, cells }: ReadUnit): boolean {
  const [first] = own.terms.filter(({ isGeneric }) => !isGeneric);
  if (cells.length > 0 || !subject || !first || isVerbConcept(first.ids)) return false;
  return !has(own.terms, subject) && !has(whole.terms, first);
}

/** Whom the claim names is in an earlier sentence, and this one names somebody else. */
function isOfAnother(part: Statement, whole: Statement, { own, before, context }: ReadUnit): boolean {
  const isLeaning = part.terms.some(
    (term) =>
      (term.isEntity || term.isName) &&
      !term.isGeneric &&
      !has(own.terms, term) &&
      !has(context.terms, term) &&
      before.terms.some(({ ids }) => ids.some((id) => term.ids.includes(id))),
  );
  return isLeaning && own.terms.some((term) => term.isEntity && !term.isGeneric && !has(whole.terms, term));
}

/**
 * A sentence that depends on an earlier one must also mention the subject of the later one: "En tripulación
 * son tres."
 */
function isAboutAnother(
  part: Statement,
  whole: Statement,
  { own, before, context, cells }: ReadUnit,
): boolean {
  if (cells.length > 0) return false;
  const leans = part.terms.some(
    (term) =>
      !term.isGeneric && !has(own.terms, term) && !has(context.terms, term) && has(before.terms, term),
  );
  if (!leans) return false;
  const told = own.terms.filter(({ isGeneric }) => !isGeneric);
  const [subject] = told;
  if (subject !== undefined && !has(whole.terms, subject)) return true;
  if (part.quantities.length > 0) return false;
  // Without its own figure, the sentence must at least contain most of the claim's terms.
  return told.filter((term) => has(whole.terms, term)).length <= told.length / 2;
}

/** Listed words that are no entities are verbs and adjectives, which a rewording may add or leave out. */
const isVerb = ({ ids, isEntity, isName }: Term) =>
  !isEntity && !isName && (ids[0]?.startsWith("#") ?? false);
