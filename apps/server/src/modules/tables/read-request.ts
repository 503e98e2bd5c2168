import { translateTerms } from "../../adapters/models/index.ts";
import { folded, stemsOf } from "./data-table.ts";

export type Operation = "sum" | "average" | "maximum" | "minimum" | "count" | "filter";

/** The computation that a question asks for. */
export interface TableRequest {
  operation: Operation;
  /**
   * The question names the operation («suma», «media»); «¿cuánto cuesta…?» may also ask for a single cell.
   */
  isExplicit: boolean;
  /** Asks who or which one has most: the values of several rows are summed first. */
  asksWho: boolean;
  /** Asks for rows, and for all of them without a condition. */
  asksForRows: boolean;
  /** Stems of the question, and of the Spanish equivalents of its English or Portuguese words. */
  stems: readonly string[];
  /** The folded question, to find names of several words. */
  plain: string;
  words: readonly AskedWord[];
  comparisons: readonly Comparison[];
  /** The word after «por» or «cada», if the question asks for totals per group. */
  groupedBy: string | undefined;
}

/** A word of the question that a table must account for. */
export interface AskedWord {
  word: string;
  stems: readonly string[];
  /** Written as names and codes are: «BOG», «Pedro», «BS-101». */
  isName: boolean;
}

export interface Comparison {
  is: "more" | "less" | "between";
  from: number;
  to: number;
}

const WHO_MOST =
  /\b(?:quien(?:es)?|cual|que|donde|quem|onde)[\p{L} ]{0,40} (?:mas|mais)(?! de)\b|\b(?:who|which|where)[\p{L} ]{0,40} (?:most|highest|largest)\b/u;
const WHO_LEAST =
  /\b(?:quien(?:es)?|cual|que|donde|quem|onde)[\p{L} ]{0,40} menos(?! de)\b|\b(?:who|which|where)[\p{L} ]{0,40} (?:least|fewest|lowest)\b/u;

const OPERATIONS: readonly { operation: Operation; said: readonly RegExp[] }[] = [
  { operation: "average", said: [/\b(?:medias?|promedios?|average|mean)\b/] },
  {
    operation: "maximum",
    said: [
      /\b(?:maxim[oa]s?|mayor(?!es? (?:de|que|a))|mas (?:alt[oa]|car[oa]|grande|larg[oa])|highest|largest|most|maior(?! (?:de|que)))\b/,
      WHO_MOST,
    ],
  },
  {
    operation: "minimum",
    said: [
      /\b(?:minim[oa]s?|menor(?!es? (?:de|que|a))|mas (?:baj[oa]|barat[oa]|pequen[oa]|cort[oa])|lowest|smallest|least|fewest)\b/,
      WHO_LEAST,
    ],
  },
  {
    operation: "sum",
    said: [
      /\b(?:total(?:es)?|sum[ao]s?|suman|sumar|sumad[oa]s?|cuanto(?! (?:tiempo|dura))|how much|soma[mr]?|sums?|quanto)\b/,
    ],
  },
  { operation: "count", said: [/\b(?:cuant[oa]s|numero de|how many|quant[oa]s|cuenta l[ao]s|count)\b/] },
  {
    operation: "filter",
    said: [/\b(?:que filas|cuales|listar?|listame|muestra|muestrame|filtra|which|show|list|quais|mostre)\b/],
  },
];

const EXPLICIT =
  /\b(?:medias?|promedios?|average|mean|maxim[oa]s?|minim[oa]s?|total(?:es)?|sum[ao]s?|suman|sumar|sum|soma[mr]?)\b/;
const ROWS = /\b(?:filas?|registros?|rows?|records?|linhas?)\b/;
const SINGLE_VALUE = /\b(?:maxim|minim)/;

/** Undefined if nothing is to be computed: the question is about the text. */
export function readRequest(question: string): TableRequest | undefined {
  const plain = folded(question);
  const found = OPERATIONS.find(({ said }) => said.some((each) => each.test(plain)));
  if (!found) return undefined;
  const groupedBy =
    /\b(?:por|para|de) cada (\p{L}+)|\bpor (?!favor|encima|debajo)(\p{L}+)|\b(?:per|by) (\p{L}+)/u.exec(
      plain,
    );
  const words = wordsOf(question);
  return {
    operation: found.operation,
    isExplicit: EXPLICIT.test(plain),
    asksWho: (WHO_MOST.test(plain) || WHO_LEAST.test(plain)) && !SINGLE_VALUE.test(plain),
    asksForRows: ROWS.test(plain),
    stems: [...new Set(words.flatMap(({ stems }) => stems))],
    plain,
    words,
    comparisons: comparisonsIn(plain),
    groupedBy: groupedBy?.slice(1).find(Boolean),
  };
}

/** Whether the question is worth the time of reading tables. */
export const asksForComputation = (question: string): boolean => readRequest(question) !== undefined;

const WORD = /[\p{L}\d]+/gu;

function wordsOf(question: string): AskedWord[] {
  const { terms } = translateTerms(question);
  return [...question.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    const own = stemsOf(word);
    if (own.length === 0) return [];
    const plain = folded(word);
    const spanish = terms.filter(({ of }) => of.split(" ").includes(plain)).flatMap((term) => term.spanish);
    const isFirst = !/\p{L}/u.test(question.slice(0, index));
    const isName = /\d/.test(word) || (/^\p{Lu}/u.test(word) && !isFirst) || /^\p{Lu}{2,}$/u.test(word);
    return [{ word, stems: [...own, ...spanish.flatMap(stemsOf)], isName }];
  });
}

const NUMBER = "(\\d[\\d.,]*)";
const BETWEEN = new RegExp(`\\b(?:entre|between) ${NUMBER} (?:y|and|e) ${NUMBER}`, "g");
const MORE = new RegExp(
  `\\b(?:mas de|mayor(?:es)? (?:de|que|a)|por encima de|superior(?:es)? a|more than|over|above|mais de) ${NUMBER}`,
  "g",
);
const LESS = new RegExp(
  `\\b(?:menos de|menor(?:es)? (?:de|que|a)|por debajo de|inferior(?:es)? a|less than|under|below) ${NUMBER}`,
  "g",
);

function comparisonsIn(plain: string): Comparison[] {
  const value = (text: string | undefined) =>
    Number((text ?? "").replace(/[.,]$/, "").replaceAll(".", "").replace(",", "."));
  return [
    ...[...plain.matchAll(BETWEEN)].map(([, from, to]) => ({
      is: "between" as const,
      from: value(from),
      to: value(to),
    })),
    ...[...plain.matchAll(MORE)].map(([, from]) => ({
      is: "more" as const,
      from: value(from),
      to: Number.POSITIVE_INFINITY,
    })),
    ...[...plain.matchAll(LESS)].map(([, to]) => ({
      is: "less" as const,
      from: Number.NEGATIVE_INFINITY,
      to: value(to),
    })),
  ];
}
