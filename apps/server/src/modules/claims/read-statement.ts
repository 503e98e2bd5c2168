import type { Language } from "@metatron/contract/enums";
import { stem } from "@metatron/text/stem";
import { FUNCTION_WORDS, GENERIC_WORDS, NEGATORS } from "./function-words.ts";
import { conceptOf } from "./lexicon.ts";
import { isMeasureConcept, type Quantity, quantitiesIn } from "./quantities.ts";
import { type Token, tokensOf } from "./tokens.ts";

export interface Term {
  /** The possible concepts of the word, in any of the three languages. */
  ids: readonly string[];
  word: string;
  isEntity: boolean;
  /** Capitalised inside a sentence, or a code. */
  isName: boolean;
  /** May be left out or added without changing the claim. */
  isGeneric: boolean;
  isNegated: boolean;
  /** The first word after a negation. */
  isHead: boolean;
}

export interface Statement {
  language: Language;
  terms: readonly Term[];
  quantities: readonly Quantity[];
  hasNegation: boolean;
}

const BOUNDARIES = new Set([
  ..."|,;:.()!?",
  "pero",
  "sino",
  "aunque",
  "but",
  "porem",
  "si",
  "if",
  "salvo",
  "except",
  "excepto",
]);
/** Words after "no" that make it no negation: "no solo", "not only", "no más de". */
const NO_DENIAL = new Set(["solo", "only", "so", "obstante", "mas", "more", "mais", "menos", "less"]);
const MOST_NEGATED = 3;

/** Parses a sentence or a table row into its terms, its figures and its negations. */
export function readStatement(text: string, language: Language): Statement {
  const tokens = tokensOf(text);
  const quantities = quantitiesIn(tokens, language);
  const inFigures = new Set(quantities.flatMap(({ from, to }) => range(from, to)));
  const terms: Term[] = [];
  let negated = 0;
  let isHead = false;
  let hasNegation = false;
  for (const [at, token] of tokens.entries()) {
    const { word } = token;
    if (BOUNDARIES.has(word)) {
      negated = 0;
      continue;
    }
    if (NEGATORS[language].has(word) && !isNoDenial(tokens, at)) {
      negated = MOST_NEGATED;
      isHead = true;
      hasNegation = true;
      continue;
    }
    if (inFigures.has(at) || !/^\p{L}/u.test(word)) continue;
    if (FUNCTION_WORDS.has(word) && !token.isCode) continue;
    const { ids, isEntity } = token.isCode ? { ids: [word], isEntity: true } : conceptOf(word, language);
    const isGeneric =
      !token.isCode &&
      (GENERIC_WORDS.has(word) || GENERIC_WORDS.has(stem(word)) || ids.some(isMeasureConcept));
    const isName = token.isCode || (token.isCapital && at > 0 && !isAfterEnd(tokens, at));
    terms.push({
      ids,
      word,
      isEntity,
      isName,
      isGeneric,
      isNegated: negated > 0,
      isHead: isHead && negated > 0,
    });
    isHead = false;
    if (negated > 0) negated -= 1;
  }
  return { language, terms, quantities, hasNegation };
}

function isNoDenial(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]?.word ?? "";
  // Portuguese "no" is a preposition, but the language of a short text may be detected wrongly.
  return NO_DENIAL.has(next);
}

const isAfterEnd = (tokens: readonly Token[], at: number) => /^[.:!?|(]$/.test(tokens[at - 1]?.word ?? "");

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
