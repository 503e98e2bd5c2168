import { areOpposite } from "../lexicon/lexicon.ts";
import type { Statement, Term } from "../read-statement.ts";
import type { ReadUnit } from "../read-units.ts";
import { type HasWord, quantitiesHere, termsHere } from "./closest-unit.ts";
import { tacitDenials } from "./content-words.ts";

/** Which negations of the claim and of the unit have no counterpart. */
export function denialFeatures(claim: Statement, read: ReadUnit, has: HasWord) {
  const here = termsHere(read);
  const heads = claim.terms.filter(({ isHead }) => isHead);
  const theirs = here.filter(({ isHead }) => isHead);
  const same = (there: Term) => claim.terms.filter((term) => has([there], term));
  const lost = theirs.filter((head) => {
    const said = same(head);
    return said.length > 0 && !said.some(({ isHead }) => isHead);
  }).length;
  const added = heads.filter((head) => has(here, head) && !has(theirs, head)).length;
  const unmatched = heads.filter((head) => !has(theirs, head)).length;
  const theirUnmatched = theirs.filter((head) => !heads.some((other) => has([head], other))).length;
  const tacit = tacitDenials(claim.terms, claim);
  const theirTacit = tacitDenials(here, read.sentence);
  const isDenied = (read.cells.length > 0 ? read.own : read.sentence).hasNegation;
  const isTurned = claim.terms.some((term) => here.some((there) => areOpposite(there.ids, term.ids)));
  const isZero = quantitiesHere(read).some(({ value, kind }) => kind === "amount" && value === 0);
  return {
    unknown: heads.filter((head) => !has(here, head)).length,
    // Another negation of the same side may say the same in other words.
    lost: Math.max(0, lost - Math.max(0, unmatched - added) - tacit),
    added: Math.max(0, added - Math.max(0, theirUnmatched - lost) - theirTacit),
    isAlone: claim.hasNegation && !isDenied && theirTacit === 0 && !isTurned && !isZero,
  };
}
