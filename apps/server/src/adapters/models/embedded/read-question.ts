import { foldText } from "@metatron/text/fold-text";
import { stem } from "@metatron/text/stem";
import { termsOf } from "@metatron/text/terms";
import { hasEvidence } from "./answer-fit.ts";
import { askedFor, type Concept, type ReadQuestion } from "./asked-for.ts";
import { correctSpelling } from "./correct-spelling.ts";
import { inDocumentWords } from "./everyday-phrases.ts";
import { isFrameWord } from "./frame-words.ts";
import type { Library } from "./library.ts";
import { questionInSpanish, type SpanishQuestion } from "./question-in-spanish.ts";
import { othersOf } from "./thesaurus.ts";

const FRAME_WORTH = 0.12;
const UNKNOWN_VERB_WORTH = 0.4;
const EARLIER_WORTH = 0.5;
const TRANSLATED_WEIGHT = 0.85;
const TOLD_WORTH = 0.7;
const UNKNOWN_TOLD_WORTH = 0.25;

export interface AskedText {
  text: string;
  /** The question before, for one that only makes sense after it. */
  earlier?: string | undefined;
  /** Whose everyday questions it may mean; those of everyone where it is not said. */
  specialty?: "rh-plus" | "service-desk" | undefined;
}

/** What a question is about, in the words of these texts. */
export function readQuestion({ text, earlier }: AskedText, library: Library): ReadQuestion {
  const seen = unitsWith(library);
  const spanish = spelled(questionInSpanish(text), seen);
  const now = askedFor(spanish.text);
  const own = [...conceptsOf(spanish, library, seen), ...(now.kind === "count" ? [ENTITLED] : [])];
  if (!earlier) return { text, asked: now, concepts: withSubject(own) };
  const earlierSpanish = spelled(questionInSpanish(earlier), seen);
  const before = askedFor(earlierSpanish.text);
  const asked = {
    kind: now.kind === "other" ? before.kind : now.kind,
    counted: now.counted.length > 0 ? now.counted : before.counted,
    codes: now.codes,
    noun: now.noun,
    isLimit: now.isLimit,
    quantities: now.quantities,
  };
  const known = new Set(own.flatMap(({ forms }) => [...forms.keys()]));
  const kept = conceptsOf(earlierSpanish, library, seen)
    .filter(({ term, isUnknown }) => !known.has(term) && !isUnknown)
    .map((concept) => ({ ...concept, worth: concept.worth * EARLIER_WORTH }));
  return { text, asked, concepts: [...own, ...kept] };
}

function conceptsOf(
  { text, others, isForeign }: SpanishQuestion,
  library: Library,
  seen: ReadonlyMap<string, number>,
): Concept[] {
  const worded = inDocumentWords(text).replace(FORM_WORDS, " ").replace(ABSENCE_WORDS, " ");
  const asked = askedFor(text);
  const terms = termsOf(worded.replace(NUMBER_WORDS, " ")).filter(
    (term) => !asked.quantities.some(({ value }) => String(value) === term),
  );
  const verbs = new Set([...text.toLowerCase().matchAll(VERB)].map(([word]) => termsOf(word)[0]));
  const told = toldTerms(text);
  const names = new Set(
    others.length > 0 || isForeign
      ? (text.match(/(?<!\p{L})\p{Lu}[\p{L}\d-]+/gu) ?? []).flatMap((name) => termsOf(name))
      : [],
  );
  return [...new Set(terms)].map((term) => {
    const forms = new Map([[term, 1]]);
    for (const { stem: other, weight } of othersOf(term)) forms.set(other, weight);
    for (const { of, words } of others)
      if (termsOf(of).includes(term))
        for (const other of words.flatMap((word) => termsOf(word)))
          if (!forms.has(other)) forms.set(other, TRANSLATED_WEIGHT);
    for (const [other, weight] of alikeIn(seen, term)) if (!forms.has(other)) forms.set(other, weight);
    const among = Math.max(0, ...[...forms.keys()].map((form) => seen.get(form) ?? 0));
    const isFrame = isFrameWord(term) || hasEvidence(term);
    const isUnknown = among === 0;
    const rarity = Math.min(MOST_WORTH, Math.log(1 + library.units.length / (1 + among)));
    // A word that the dictionary does not have is rather a gap of the dictionary than the subject, unless it is a name.
    const isUntranslated = isForeign && !names.has(term);
    const isWeak = isUnknown && (isUntranslated || verbs.has(term) || /^\d{1,3}$/.test(term));
    const unknownVerb = isWeak ? UNKNOWN_VERB_WORTH : 1;
    // «Me caso en marzo, ¿qué permiso tengo?»: when it happens is part of the story.
    const isDate = told.has(term) && MONTHS.has(term);
    const circumstance = isDate
      ? FRAME_WORTH
      : told.has(term)
        ? isUnknown
          ? UNKNOWN_TOLD_WORTH
          : TOLD_WORTH
        : 1;
    return {
      term,
      forms,
      isFrame,
      isUnknown,
      isTold: told.has(term),
      rarity,
      worth: rarity * (isFrame ? FRAME_WORTH : unknownVerb) * circumstance,
    };
  });
}

/**
 * «¿Qué pasa si llego tarde?», «¿cuánto cobro de baja?»: where all words are ones that questions are framed with, those that
 * the texts have are the subject.
 */
function withSubject(concepts: readonly Concept[]): Concept[] {
  if (concepts.some(({ isFrame }) => !isFrame)) return [...concepts];
  return concepts.map((concept) =>
    concept === ENTITLED || concept.isUnknown || NEVER_SUBJECT.has(concept.term)
      ? concept
      : { ...concept, isFrame: false, worth: concept.rarity * PROMOTED_WORTH },
  );
}

const PROMOTED_WORTH = 0.6;
const NEVER_SUBJECT = new Set(
  "pasa pasar hago hacer tengo tener puedo poder debo deber quiero querer necesito toca dan dar dia dias semana hora mes ano"
    .split(" ")
    .map((word) => stem(word)),
);

/** «¿Cuántos días tengo?» is answered under «Días que corresponden»: it tells among units that answer, and decides nothing else. */
const ENTITLED: Concept = {
  term: stem("corresponden"),
  forms: new Map([[stem("corresponden"), 1]]),
  worth: 0.01,
  rarity: 1.5,
  isFrame: true,
  isUnknown: false,
  isTold: false,
};

/** The words of another language are no misspelt Spanish ones. */
const spelled = (question: SpanishQuestion, seen: ReadonlyMap<string, number>): SpanishQuestion =>
  question.isForeign ? question : { ...question, text: correctSpelling(question.text, seen) };

const NUMBER_WORDS =
  /\b(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|treinta)(?= (?:anos?|dias?|mes|meses|semanas?|horas?|hijos?))/g;

/** The kind of answer, which the form of a unit is compared with; no words that a text would have. */
const FORM_WORDS =
  /\b(?:cuanto tiempo|(?:a|desde|hasta) que horas?|(?:que|cual es el) (?:numero|telefono)(?= (?:llam|marc))|a que numero|what time|muchas veces|cuantas veces|por que|porque|a quien|a las \d{1,2})\b/g;

/** They ask for leave, whatever the text calls it. */
const ABSENCE_WORDS = /\bpuedo (?:faltar|ausentarme)\b|\b(?:me|nos) lo descuentan\b|\bderecho a\b/g;

/** Words of the clauses that precede the question: «me robaron el portátil en el tren, ¿a qué número llamo?». */
function toldTerms(text: string): ReadonlySet<string> {
  const clauses = text.split(/[,.;:¿]+/).filter((clause) => clause.trim() !== "");
  const asking = clauses.findIndex((clause) => clause.includes("?") || ASKS.test(foldText(clause)));
  if (asking <= 0) return new Set();
  const asked = new Set(clauses.slice(asking).flatMap((clause) => termsOf(clause)));
  return new Set(
    clauses
      .slice(0, asking)
      .flatMap((clause) => termsOf(clause))
      .filter((term) => !asked.has(term)),
  );
}

const ASKS =
  /^\s*(?:y )?(?:en |a |de |con |desde |hasta |por )?(?:que|cual|cuant[oa]s?|cuando|donde|quien|como|puedo|pueden|hay|tengo que)\b/;

const MONTHS = new Set(
  "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre"
    .split(" ")
    .map((month) => stem(month)),
);
const MOST_WORTH = 2.6;

/** Endings that only verbs have; documents describe the same action with other verbs. */
const VERB =
  /(?<!\p{L})\p{L}{2,16}(?:é|í|ó|aste|iste|aron|ieron|ando|iendo|yendo|aba|aban|ían?|aré|eré|iré|ar|er|ir|arme|erme|irme|arse|erse|irse|arl[oa]s?|erl[oa]s?|irl[oa]s?)(?!\p{L})/gu;

/** In how many units each word stands, by itself or around it. */
function unitsWith({ units }: Library): ReadonlyMap<string, number> {
  const seen = new Map<string, number>();
  for (const unit of units) {
    for (const term of new Set([...unit.own, ...unit.above, ...unit.title]))
      seen.set(term, (seen.get(term) ?? 0) + 1);
  }
  return seen;
}

const LEAST_PREFIX = 5;
const ALIKE_WEIGHT = 0.85;
const ALIKE_SHARE = 0.8;

/** Other forms of a word in these texts, by their long common beginning; «comunión» is no form of «comunicar». */
function alikeIn(seen: ReadonlyMap<string, number>, term: string): [string, number][] {
  if (term.length < LEAST_PREFIX || /\d/.test(term)) return [];
  return [...seen.keys()]
    .filter((other) => {
      let same = 0;
      while (same < term.length && term[same] === other[same]) same += 1;
      return same >= Math.max(LEAST_PREFIX, ALIKE_SHARE * Math.max(term.length, other.length));
    })
    .map((other) => [other, ALIKE_WEIGHT]);
}
