import { areCognates } from "./cognates.ts";
import { areOpposite } from "./lexicon/lexicon.ts";
import type { Statement, Term } from "./read-statement.ts";
import { areSame, has, type ReadUnit } from "./read-units.ts";

/** One of the two negates what the other states. */
export function isDeniedDifferently(part: Statement, { own, header }: ReadUnit): boolean {
  const isZero = own.quantities.some(({ value, kind }) => kind === "amount" && value === 0);
  const deniedHere = (term: Term) =>
    own.terms.some(
      (there) =>
        there.isNegated && (there.isHead ? areSame(there, term) : areCognates(there.word, term.word)),
    ) || own.terms.some((there) => areOpposite(there.ids, term.ids) && !there.isNegated);
  // A column may be named "Sin desayuno".
  const isInHeader = (head: Term) =>
    header.some(({ terms }) => terms.some((term) => term.isHead && areSame(term, head)));
  const heads = part.terms.filter((term) => term.isHead && !isInHeader(term));
  // "no se recoge … y no se borra": each negated word is compared on its own.
  if (!isZero && heads.some((head) => has(own.terms, head) && !deniedHere(head))) return true;
  // Both negate the same term: further negations of the source may be left out of the claim.
  const isShared = heads.some(deniedHere);
  if (heads.length > 0 && !isShared && !isZero && !own.hasNegation) return true;
  for (const head of own.terms.filter(({ isHead }) => isHead)) {
    const said = part.terms.filter((term) => areSame(term, head));
    if (said.length > 0) {
      if (!said.some(({ isNegated }) => isNegated) && !isSaidTwice(own, head)) return true;
      continue;
    }
    if (isShared) continue;
    // In other words: the negation covers the claim's terms, and the claim negates nothing.
    const covered = own.terms.slice(own.terms.indexOf(head)).filter(({ isNegated }) => isNegated);
    const speaksOfIt = covered.some((term) => !term.isGeneric && has(part.terms, term));
    const isOpposite = part.terms.some((term) => areOpposite(term.ids, head.ids));
    if (speaksOfIt && !part.hasNegation && !isOpposite) return true;
  }
  return false;
}

/** "No vuela si … vuela": the same word also occurs without the negation. */
const isSaidTwice = (own: Statement, head: Term) =>
  own.terms.some((term) => areSame(term, head) && !term.isNegated);

/** "Obligatorio" where the source says "voluntario", and neither is negated. */
export function hasOpposite(part: Statement, { own }: ReadUnit): boolean {
  return part.terms.some(
    (term) =>
      !has(own.terms, term) &&
      own.terms.some((there) => areOpposite(there.ids, term.ids) && there.isNegated === term.isNegated),
  );
}

/**
 * The claim goes further than the source: it holds in every case, for others too, by the person alone, or for
 * what the source excepts ("todo menos las botas").
 */
export function isWidened(part: Statement, { own, context }: ReadUnit): boolean {
  if (part.isUnconditional && !own.isUnconditional) return true;
  if (part.isAdditive && own.isExclusive && !own.isAdditive) return true;
  if (part.isUniversal && (own.isPartial || own.isExclusive) && !own.isUniversal) return true;
  const isLimited = own.isExclusive || own.hasNegation || own.terms.some(({ isExcepted }) => isExcepted);
  if (part.isExclusive && !isLimited && !context.isExclusive) return true;
  if (part.saysSelf && !own.saysSelf && !context.saysSelf) return true;
  return part.terms.some((term) => {
    if (term.isGeneric) return false;
    const there = own.terms.filter((each) => areSame(each, term));
    return there.length > 0 && there.every(({ isExcepted }) => isExcepted !== term.isExcepted);
  });
}
