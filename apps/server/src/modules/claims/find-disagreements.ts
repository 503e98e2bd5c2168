import { type Evidence, type EvidenceUnit, evidenceUnits } from "./evidence-units.ts";
import { languageOf } from "./language-of.ts";
import type { Quantity } from "./quantities.ts";
import { readStatement, type Statement } from "./read-statement.ts";
import { isSameQuantity } from "./same-quantity.ts";

export interface DocumentPassage extends Evidence {
  /** Passages of one document are not compared, because they cover different cases. */
  documentId: string;
}

export interface Disagreement {
  /** Indexes in the list of passages, and the sentences or rows that differ. */
  one: { at: number; quote: string };
  other: { at: number; quote: string };
}

/** The share of common words that two sentences need to be about the same thing. */
const LEAST_ALIKE = 0.75;
const LEAST_TERMS = 3;
const MOST_UNITS = 400;

/**
 * Sentences of different documents about the same thing with another figure, once per pair of documents. With
 * `quotes`, only pairs with one of these sentences.
 */
export function findDisagreements(
  passages: readonly DocumentPassage[],
  quotes?: ReadonlySet<string>,
): Disagreement[] {
  const units = passages.flatMap((passage, at) => readUnits(passage, at)).slice(0, MOST_UNITS);
  const found = new Map<string, Disagreement>();
  for (const [index, one] of units.entries())
    for (const other of units.slice(index + 1)) {
      const pair = [one.documentId, other.documentId].sort().join(" ");
      const isAsked = !quotes || quotes.has(one.quote) || quotes.has(other.quote);
      if (one.documentId === other.documentId || !isAsked || found.has(pair) || !disagree(one, other))
        continue;
      found.set(pair, {
        one: { at: one.at, quote: one.quote },
        other: { at: other.at, quote: other.quote },
      });
    }
  return [...found.values()];
}

interface ReadUnit {
  documentId: string;
  at: number;
  quote: string;
  said: Statement;
  /** The terms that the sentence is about. */
  content: ReadonlySet<string>;
}

function readUnits(passage: DocumentPassage, at: number): ReadUnit[] {
  const language = languageOf(passage.text);
  return evidenceUnits(passage).flatMap((unit) => {
    const said = readStatement(textOf(unit), language);
    const content = contentOf(said);
    if (said.quantities.length === 0 || content.size < LEAST_TERMS) return [];
    const quote = passage.text.slice(unit.start, unit.end).trim();
    return [{ documentId: passage.documentId, at, quote, said, content }];
  });
}

/** A table row is read together with its header. */
const textOf = ({ text, row }: EvidenceUnit) => (row ? `${row.header.join(" | ")} | ${text}` : text);

const contentOf = ({ terms }: Statement) =>
  new Set(terms.filter(({ isGeneric }) => !isGeneric).map(({ ids }) => ids[0] ?? ""));

function disagree({ said: one, content: a }: ReadUnit, { said: other, content: b }: ReadUnit): boolean {
  const shared = [...a].filter((id) => b.has(id)).length;
  if (shared < LEAST_TERMS || shared / Math.max(a.size, b.size) < LEAST_ALIKE) return false;
  if (hasOwnName(one, b) || hasOwnName(other, a)) return false;
  if (one.quantities.length !== other.quantities.length) return false;
  const differing = one.quantities.filter(
    (quantity) => !other.quantities.some((each) => isSameQuantity(quantity, each)),
  );
  return (
    differing.length > 0 &&
    differing.every((quantity) => other.quantities.some((each) => isSameMeasure(quantity, each)))
  );
}

/** Lima and Quito, or pilots and ground staff: different names mean different cases. */
const hasOwnName = ({ terms }: Statement, others: ReadonlySet<string>) =>
  terms.some(
    ({ isName, isEntity, isGeneric, ids }) => (isName || isEntity) && !isGeneric && !others.has(ids[0] ?? ""),
  );

const isSameMeasure = (one: Quantity, other: Quantity) =>
  one.kind === other.kind && one.unit === other.unit && (one.unit !== null || one.kind === "date");
