import { areCognates } from "./cognates.ts";
import { type Evidence, type EvidenceUnit, evidenceUnits } from "./evidence-units.ts";
import { languageOf } from "./language-of.ts";
import { areOpposite } from "./lexicon.ts";
import { isSameQuantity, type Quantity } from "./quantities.ts";
import { readStatement, type Statement, type Term } from "./read-statement.ts";
import { splitClauses } from "./split-clauses.ts";

/**
 * `contradicted`: the source covers the subject and states something else. `unsupported`: the source does not
 * cover the subject. `undecided`: nothing contradicts the claim, but the rules can't confirm it.
 */
export type Verdict = "supported" | "contradicted" | "unsupported" | "undecided";

export interface ClaimCheck {
  verdict: Verdict;
  /** The closest sentence or row in one of the sources. */
  quote: { source: number; start: number; end: number } | null;
}

/** The share of a claim's terms that the source must contain. */
const LEAST_SHARED = 0.6;
const LEAST_SHARED_WITHOUT_FIGURES = 0.65;
const LEAST_SHARED_ACROSS_LANGUAGES = 0.5;
/** For a claim without figures: this share must be in the sentence itself and not in its headings. */
const LEAST_HERE = 0.5;
const LEAST_TO_BE_UNDECIDED = 0.34;

export type ClaimChecker = (claim: string, sources: readonly Evidence[]) => ClaimCheck;

/**
 * Checks whether sources support the claims that cite them: subject, figures with their units, dates, row and
 * column, and negations. A checker parses each source once, so the statements of one answer share it.
 */
export function createClaimChecker(): ClaimChecker {
  const readSources = new Map<Evidence, ReadUnit[]>();

  function unitsOf(source: Evidence): ReadUnit[] {
    const known = readSources.get(source) ?? readUnits(source);
    readSources.set(source, known);
    return known;
  }

  return (claim, sources) => {
    const likely = languageOf(sources[0]?.text ?? "");
    const whole = readStatement(claim, languageOf(claim, likely));
    if (whole.terms.every(({ isGeneric }) => isGeneric) && whole.quantities.length === 0)
      return { verdict: "undecided", quote: null };
    const units = sources.flatMap((source, at) => unitsOf(source).map((read) => ({ read, source: at })));
    const best = bestUnit(whole, whole, units);
    const isInvented = whole.quantities.some(
      (quantity) => !units.some(({ read }) => findQuantity(quantity, read).length > 0),
    );
    if (isInvented) return { ...toCheck(best), verdict: "contradicted" };
    const parts = splitClauses(claim);
    if (best?.verdict === "supported" || parts.length < 2) return toCheck(best);
    const each = parts.map((part) => bestUnit(readStatement(part, whole.language), whole, units));
    return toCheck(each.every((found) => found?.verdict === "supported") ? each[0] : best);
  };
}

interface ReadUnit {
  unit: EvidenceUnit;
  own: Statement;
  context: Statement;
  before: Statement;
  cells: readonly Statement[];
  header: readonly Statement[];
  siblings: readonly ReadUnit[];
}

type PlacedUnit = { read: ReadUnit; source: number };

function readUnits(source: Evidence): ReadUnit[] {
  const language = languageOf(source.text);
  const read = (text: string) => readStatement(text, language);
  const all: ReadUnit[] = [];
  for (const unit of evidenceUnits(source))
    all.push({
      unit,
      own: read(unit.text),
      context: read(unit.context.join(" | ")),
      before: read(unit.before.join(" | ")),
      cells: unit.row?.cells.map(read) ?? [],
      header: unit.row?.header.map(read) ?? [],
      siblings: all,
    });
  return all;
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
  const { read, source, verdict, score } = judged;
  const { start, end } = read.unit;
  return { verdict, quote: score > 0 ? { source, start, end } : null };
}

function judge(part: Statement, whole: Statement, read: ReadUnit): Judgement {
  const { own, context, before } = read;
  const isForeign = part.language !== own.language;
  const asked = part.terms.filter(({ isGeneric }) => !isGeneric);
  const there = [...own.terms, ...context.terms, ...before.terms];
  const found = asked.filter((term) => has(there, term));
  const here = asked.filter((term) => has(own.terms, term));
  const figures = part.quantities.filter((quantity) => findQuantity(quantity, read).length > 0);
  const coverage = asked.length === 0 ? 1 : found.length / asked.length;
  const score = here.length + 0.5 * (found.length - here.length) + 2 * figures.length;
  const hasAllFigures = figures.length === part.quantities.length;
  const touches = figures.length > 0 || here.length >= asked.length * LEAST_HERE;
  const missing = asked.filter((term) => !has(there, term));
  const isElsewhere =
    !touches ||
    missing.some(({ isEntity, isName }) => isEntity || isName) ||
    missing.some(
      (term) => !isVerb(term) && read.siblings.some((other) => other !== read && has(other.own.terms, term)),
    ) ||
    isAboutAnother(part, whole, read);
  if (isElsewhere) return { verdict: "unsupported", score };
  const saysOtherwise =
    !hasAllFigures ||
    isDeniedDifferently(part, read) ||
    hasOpposite(part, read) ||
    isOtherColumn(part, whole, read) ||
    isOtherRow(whole, read);
  // Row labels and adjectives may be unlisted words of another language, which a model may still recognise.
  const isCertain = !isForeign || !hasAllFigures || isDeniedDifferently(part, read);
  if (saysOtherwise) return { verdict: isCertain ? "contradicted" : "unsupported", score };
  const least = isForeign
    ? LEAST_SHARED_ACROSS_LANGUAGES
    : part.quantities.length > 0
      ? LEAST_SHARED
      : LEAST_SHARED_WITHOUT_FIGURES;
  // The first term of a claim is its subject.
  const isAboutIt = asked[0] === undefined || isForeign || !missing.includes(asked[0]) || isVerb(asked[0]);
  if (coverage >= least && isAboutIt) return { verdict: "supported", score };
  return { verdict: coverage >= LEAST_TO_BE_UNDECIDED ? "undecided" : "unsupported", score };
}

function has(terms: readonly Term[], sought: Term): boolean {
  return terms.some((term) => same(term, sought));
}

/** A figure of the claim in the unit itself, or within the range that the first cell of a row names. */
function findQuantity(claimed: Quantity, { own, cells, context }: ReadUnit): Quantity[] {
  const same = own.quantities.filter((there) => isSameQuantity(claimed, there));
  if (same.length > 0) return same;
  // The year of a document is stated once, in its title.
  if (isYear(claimed)) return context.quantities.filter(({ value }) => value === claimed.value);
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

const isYear = ({ kind, value, isMeasure }: Quantity) =>
  kind === "amount" && !isMeasure && value >= 1900 && value <= 2100;

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

/** One of the two negates what the other states. */
function isDeniedDifferently(part: Statement, { own }: ReadUnit): boolean {
  const isZero = own.quantities.some(({ value, kind }) => kind === "amount" && value === 0);
  const deniedHere = (term: Term) =>
    own.terms.some(
      (there) => there.isNegated && (there.isHead ? same(there, term) : areCognates(there.word, term.word)),
    ) || own.terms.some((there) => areOpposite(there.ids, term.ids) && !there.isNegated);
  const heads = part.terms.filter(({ isHead }) => isHead);
  // Both negate the same term: further negations of the source are either left out of the claim or listed in
  // it.
  if (heads.some(deniedHere)) return false;
  for (const head of heads) {
    if (isZero) continue;
    if (has(own.terms, head)) return true;
    const isDeniedOtherwise = own.terms.some((term) => term.isNegated && has(part.terms, term));
    if (!isDeniedOtherwise && !own.hasNegation) return true;
  }
  for (const head of own.terms.filter(({ isHead }) => isHead)) {
    const said = part.terms.filter((term) => same(term, head));
    if (said.length > 0) {
      if (!said.some(({ isNegated }) => isNegated) && !isSaidTwice(own, head)) return true;
      continue;
    }
    // In other words: the negation covers the claim's terms, and the claim negates nothing.
    const covered = own.terms.slice(own.terms.indexOf(head)).filter(({ isNegated }) => isNegated);
    const speaksOfIt = covered.some((term) => !term.isGeneric && part.terms.some((each) => same(each, term)));
    const isOpposite = part.terms.some((term) => areOpposite(term.ids, head.ids));
    if (speaksOfIt && !part.hasNegation && !isOpposite) return true;
  }
  return false;
}

/** "No vuela si … vuela": the same word also occurs without the negation. */
const isSaidTwice = (own: Statement, head: Term) =>
  own.terms.some((term) => same(term, head) && !term.isNegated);

const same = (one: Term, other: Term) =>
  one.ids.some((id) => other.ids.includes(id)) || areCognates(one.word, other.word);

/** "Obligatorio" where the source says "voluntario", and neither is negated. */
function hasOpposite(part: Statement, { own }: ReadUnit): boolean {
  return part.terms.some(
    (term) =>
      !has(own.terms, term) &&
      own.terms.some((there) => areOpposite(there.ids, term.ids) && there.isNegated === term.isNegated),
  );
}

/** The figure is in a column that the claim does not name, while the claim names another column. */
function isOtherColumn(part: Statement, whole: Statement, read: ReadUnit): boolean {
  const { cells, header } = read;
  if (cells.length < 3) return false;
  return part.quantities.some((claimed) => {
    const at = cells.flatMap((cell, column) =>
      cell.quantities.some((there) => isSameQuantity(claimed, there)) ? [column] : [],
    );
    if (at.length === 0 || at.includes(0)) return false;
    const named = (column: number) => namedColumn(column, header, whole);
    return !at.some(named) && header.some((_, column) => column > 0 && !at.includes(column) && named(column));
  });
}

/** Whether the claim uses a word that only this column's name has. */
function namedColumn(column: number, header: readonly Statement[], whole: Statement): boolean {
  const others = header.flatMap((each, at) => (at === column ? [] : each.terms));
  return (header[column]?.terms ?? []).some((term) => has(whole.terms, term) && !has(others, term));
}

/** The first cell names the subject of a row: a claim without any of its words is about something else. */
function isOtherRow(whole: Statement, { cells }: ReadUnit): boolean {
  const [label] = cells;
  if (!label || cells.length < 2) return false;
  const terms = label.terms.filter(({ isGeneric }) => !isGeneric);
  if (terms.length === 0 && label.quantities.length === 0) return false;
  const isNamed = terms.some((term) => has(whole.terms, term));
  const isCounted = label.quantities.some((there) =>
    whole.quantities.some(
      (claimed) => isSameQuantity(claimed, there) || isBetween(claimed, label.quantities),
    ),
  );
  return !isNamed && !isCounted;
}

function isBetween({ value, kind }: Quantity, [low, high]: readonly Quantity[]): boolean {
  return (
    kind === "amount" && low !== undefined && high !== undefined && value >= low.value && value <= high.value
  );
}
