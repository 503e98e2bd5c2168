import { stem } from "@metatron/text/stem";
import { conceptOf, isVerbConcept } from "../lexicon/lexicon.ts";
import type { Quantity } from "../quantities.ts";
import type { Statement, Term } from "../read-statement.ts";

/** Verbs and nouns that a rewording adds or leaves out more often than others, as stems. */
const LIGHT = new Set(
  "sirv sal aparec empiez lleva llev pasa pas eres necesit ofrec toca toc lleg pon tard val cuest cubr ti sitio lugar modo basta".split(
    " ",
  ),
);
const LIGHT_WEIGHT = 0.3;
const VERB_WEIGHT = 0.6;
/** The lexicon lists "alojamiento" with "alojar". */
const NOUN =
  /(?:mient[oa]|cion|ciones|sion|siones|dor|dora|aje|ncia|dad|dades|mento|cao|coes|tion|ment|ura)s?$/;

const WEEKDAYS = conceptsOf("lunes martes miercoles jueves viernes sabado domingo");
const NEGATIVE = conceptsOf(
  "prohibir impedir denegar rechazar excluir faltar evitar gratis exento cesar suspender perder carecer",
);

/** The words of a statement that carry information. */
export const contentOf = (terms: readonly Term[]) => terms.filter(({ isGeneric }) => !isGeneric);

export const isVerb = ({ ids, isEntity, isName, word }: Term) =>
  !isEntity && !isName && isVerbConcept(ids) && !NOUN.test(word);

export const isWeekday = ({ ids }: Term) => ids.some((id) => WEEKDAYS.has(id));

export function weightOf(term: Term): number {
  if (term.isGeneric) return 0;
  if (LIGHT.has(term.word) || LIGHT.has(stem(term.word))) return LIGHT_WEIGHT;
  return isVerb(term) ? VERB_WEIGHT : 1;
}

/** The share of the words' weight that is found. */
export function shareOf(terms: readonly Term[], isFound: (term: Term) => boolean): number {
  let all = 0;
  let found = 0;
  for (const term of terms) {
    const weight = weightOf(term);
    all += weight;
    if (isFound(term)) found += weight;
  }
  return all === 0 ? 1 : found / all;
}

/** Articles and ordinals are compared apart from figures. */
export const isFigure = ({ isArticle, kind }: Quantity) => !isArticle && kind !== "ordinal";

/** Words and limits that deny without "no": "prohibido", "solo", "4 como máximo". */
export const tacitDenials = (terms: readonly Term[], { isExclusive, quantities }: Statement): number =>
  terms.filter(({ ids }) => ids.some((id) => NEGATIVE.has(id))).length +
  (isExclusive ? 1 : 0) +
  quantities.filter(({ bound }) => bound === "max" || bound === "min").length;

function conceptsOf(words: string): ReadonlySet<string> {
  return new Set(words.split(" ").flatMap((word) => conceptOf(word, "es").ids));
}
