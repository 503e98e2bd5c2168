import { folded, stemsOf } from "./data-table.ts";

export type Operation = "sum" | "average" | "maximum" | "minimum" | "count" | "filter";

/** What a question wants computed. */
export interface TableRequest {
  operation: Operation;
  /** Stems of the question, without the words that name the operation. */
  stems: readonly string[];
  /** The question in plain lower-case letters, for names of several words. */
  plain: string;
  comparisons: readonly Comparison[];
  /** What stands behind «por» or «cada», where totals per group are asked for. */
  groupedBy: string | undefined;
}

export interface Comparison {
  is: "more" | "less" | "between";
  from: number;
  to: number;
}

const OPERATIONS: readonly { operation: Operation; said: RegExp }[] = [
  { operation: "average", said: /\b(?:media|promedios?|en promedio|de media|average|mean)\b/ },
  {
    operation: "maximum",
    said: /\b(?:maxim[oa]s?|mayor(?!es? (?:de|que|a))|mas (?:alt[oa]|car[oa]|grande|larg[oa]|reciente)|(?:quien|cual|que|donde)[\p{L} ]{0,40} mas(?! de)\b|highest|largest|most|maior)/u,
  },
  {
    operation: "minimum",
    said: /\b(?:minim[oa]s?|menor(?!es? (?:de|que|a))|mas (?:baj[oa]|barat[oa]|pequen[oa]|cort[oa])|(?:quien|cual|que|donde)[\p{L} ]{0,40} menos(?! de)\b|lowest|smallest|least)/u,
  },
  {
    operation: "sum",
    said: /\b(?:total(?:es)?|sum[ao]s?|suman|sumar|sumad[oa]s?|cuanto(?! (?:tiempo|dura))|how much|soma|quanto)\b/,
  },
  { operation: "count", said: /\b(?:cuant[oa]s|numero de|how many|quant[oa]s|cuenta las|count)\b/ },
  {
    operation: "filter",
    said: /\b(?:que filas|cuales|lista|listame|muestra|muestrame|filtra|which|show|list|quais|mostre)\b/,
  },
];

/** Undefined where nothing is to be computed: the question is about what the texts say. */
export function readRequest(question: string): TableRequest | undefined {
  const plain = folded(question);
  const found = OPERATIONS.find(({ said }) => said.test(plain));
  if (!found) return undefined;
  const groupedBy =
    /\b(?:por|para|de) cada (\p{L}+)|\bpor (?!favor|encima|debajo)(\p{L}+)|\b(?:per|by) (\p{L}+)/u.exec(
      plain,
    );
  return {
    operation: found.operation,
    stems: stemsOf(plain),
    plain,
    comparisons: comparisonsIn(plain),
    groupedBy: groupedBy?.slice(1).find(Boolean),
  };
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
