import type { Language } from "@metatron/contract/enums";
import { stem } from "@metatron/text/stem";
import { FUNCTION_WORDS, GENERIC_WORDS, NEGATORS } from "./function-words.ts";
import { conceptOf } from "./lexicon/lexicon.ts";
import { type Periods, periodsIn } from "./periods.ts";
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
  /** After "salvo" or "menos": the statement does not hold for it. */
  isExcepted: boolean;
  /** "muy alta" is another grade than "alta". */
  isVery: boolean;
  /** Index of its token. */
  at: number;
}

export interface Statement {
  language: Language;
  terms: readonly Term[];
  quantities: readonly Quantity[];
  hasNegation: boolean;
  periods: Periods;
  /** Holds in every case, or even in one that is named: "siempre", "en ningún caso", "aunque". */
  isUnconditional: boolean;
  /** "también": for others as well. */
  isAdditive: boolean;
  /** "solo", "únicamente". */
  isExclusive: boolean;
  /** "el propio empleado", "ella misma". */
  saysSelf: boolean;
  /** "todas las bases". */
  isUniversal: boolean;
  /** "algunas bases". */
  isPartial: boolean;
  /** A cell that answers the name of its column: "Sí". */
  isYes: boolean;
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
  // "no se limpia … con cargo".
  "con",
  "with",
  "com",
]);
/** Words after "no" that make it no negation: "no solo", "not only", "no más de". */
const NO_DENIAL = new Set(["solo", "only", "so", "obstante", "mas", "more", "mais", "menos", "less"]);
const MOST_NEGATED = 3;
/** "Lo que no se recoge en 24 horas se borra": the second verb is not negated. */
const MOST_TOKENS_NEGATED = 6;
/** "sin red se cobra": negates its noun alone. */
const WITHOUT = new Set(["sin", "without", "sem"]);
/** "la que no se consume puede sacarse": the negation ends before the next verb. */
const MODALS = new Set(
  "puede pueden puedes podra podran debe deben debes tiene tienen hay can may must should pode podem deve devem tem ha".split(
    " ",
  ),
);
/** "deja de cobrarse". */
const STOPS = new Set(["deja", "dejan", "dejas", "dejar", "deixa", "deixam", "deixar"]);
/** "no permiten instalar nada" negates once. */
const CONCORD = new Set(
  "nada nadie ningun ninguna ninguno nunca jamas tampoco ninguem nenhum nenhuma".split(" "),
);
const NEITHER = new Set(["ni", "nem", "nor"]);
const MOST_EXCEPTED = 4;
const VERY = new Set(["muy", "very", "muito"]);
/** "fuera de Europa" is a place that the statement does not name. */
const OUTSIDE = new Set(["fuera", "outside", "fora"]);
const EXCEPTIONS = new Set(["salvo", "excepto", "except", "unless", "exceto", ...OUTSIDE]);
/** "todo menos las botas"; "menos de 11 horas" is a bound. */
const AFTER_LESS = new Set(["el", "la", "los", "las", "en", "si", "a", "o", "os", "as", "nos", "nas"]);

const UNCONDITIONAL =
  /\b(?:siempre(?! que)|en todos los casos|en ningun caso|en cualquier caso|sin excepcion|sea cual sea|aunque|incluso|\w+ o no(?= [.,;]|$)|always|in all cases|in any case|under any circumstances|regardless|whatever|tanto si|whether or not|even if|even when|even though|or not|sempre(?! que)|em todos os casos|em nenhum caso|em caso algum|seja qual for|mesmo que|mesmo se|ainda que|inclusive|embora|ou nao(?= [.,;]|$))\b/;
const ADDITIVE = /\b(?:tambien|also|as well|too|tambem)\b/;
const EXCLUSIVE = /\b(?:solo|solamente|unicamente|exclusivamente|only|somente|apenas|unicamente)\b/;
const UNIVERSAL = /\b(?:todos|todas|cualquier|all|every|any|qualquer)\b/;
const PARTIAL = /\b(?:algun[oa]s|la mayoria|some|most|algun?s|algumas|a maioria)\b/;
const YES = /^(?:si|yes|sim)$/;
const SELF =
  /\b(?:propi[oa]s?|propri[oa]s?|ella misma|ellos mismos|ellas mismas|themselves|himself|herself|yourself|ele mesmo|ela mesma|tu mismo)\b|\bel mismo(?= [.,;]|$)/;

/** Parses a sentence or a table row into its terms, its figures and its negations. */
export function readStatement(text: string, language: Language): Statement {
  const tokens = tokensOf(text);
  const quantities = quantitiesIn(tokens, language);
  const inFigures = new Set(quantities.flatMap(({ from, to }) => range(from, to)));
  const terms: Term[] = [];
  let negated = 0;
  let negatedFrom = 0;
  let isHead = false;
  let hasNegation = false;
  let excepted = 0;
  for (const [at, token] of tokens.entries()) {
    const { word } = token;
    if (isException(tokens, at)) {
      negated = 0;
      excepted = OUTSIDE.has(word) ? 1 : MOST_EXCEPTED;
      continue;
    }
    if (BOUNDARIES.has(word)) {
      negated = 0;
      excepted = 0;
      continue;
    }
    const isStop = STOPS.has(word) && tokens[at + 1]?.word === "de";
    if (isStop || (NEGATORS[language].has(word) && !isNoDenial(tokens, at))) {
      negated = WITHOUT.has(word) ? 1 : MOST_NEGATED;
      negatedFrom = at;
      // "no hay cena los domingos ni los festivos" goes on with a list.
      isHead = !(hasNegation && (NEITHER.has(word) || CONCORD.has(word)));
      hasNegation = true;
      continue;
    }
    if (!isHead && MODALS.has(word)) negated = 0;
    if (at - negatedFrom > MOST_TOKENS_NEGATED) negated = 0;
    if (inFigures.has(at) || !/^\p{L}/u.test(word)) continue;
    if (FUNCTION_WORDS.has(word) && !token.isCode) continue;
    const { ids, isEntity } = token.isCode ? { ids: [word], isEntity: true } : conceptOf(word, language);
    const isGeneric =
      !token.isCode &&
      (GENERIC_WORDS.has(word) || GENERIC_WORDS.has(stem(word)) || ids.some((id) => isMeasureConcept(id)));
    const isName = token.isCode || (token.isCapital && at > 0 && !isAfterEnd(tokens, at));
    terms.push({
      ids,
      word,
      isEntity,
      isName,
      isGeneric,
      isNegated: negated > 0,
      isHead: isHead && negated > 0,
      isExcepted: excepted > 0,
      isVery: VERY.has(tokens[at - 1]?.word ?? ""),
      at,
    });
    // "no se puede cobrar": the verb is negated, too.
    if (!isGeneric) isHead = false;
    if (negated > 0) negated -= 1;
    if (excepted > 0) excepted -= 1;
  }
  const folded = tokens.map(({ word }) => word).join(" ");
  return {
    language,
    terms,
    quantities,
    hasNegation,
    periods: periodsIn(tokens, inFigures, language),
    isUnconditional: UNCONDITIONAL.test(folded),
    isAdditive: ADDITIVE.test(folded),
    isExclusive: EXCLUSIVE.test(folded),
    saysSelf: SELF.test(folded),
    isUniversal: UNIVERSAL.test(folded),
    isPartial: PARTIAL.test(folded),
    isYes: YES.test(folded),
  };
}

function isException(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.word ?? "";
  const next = tokens[at + 1]?.word ?? "";
  // "a menos que", "a não ser que".
  const isUnless =
    (word === "menos" && next === "que") ||
    (word === "nao" && next === "ser" && tokens[at + 2]?.word === "que");
  return EXCEPTIONS.has(word) || isUnless || (word === "menos" && AFTER_LESS.has(next));
}

function isNoDenial(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]?.word ?? "";
  // Portuguese "no" is a preposition, but the language of a short text may be detected wrongly.
  return NO_DENIAL.has(next);
}

const isAfterEnd = (tokens: readonly Token[], at: number) => /^[.:!?|(]$/.test(tokens[at - 1]?.word ?? "");

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
