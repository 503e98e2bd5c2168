import type { Specialty } from "@metatron/contract/assistants/constants";
import type { QueryCategory } from "@metatron/contract/chat/citation";
import type { Language } from "@metatron/contract/enums";
import {
  documentWordsFor,
  everydaySearch,
  everydaySubject,
  languageAsked,
  otherWordsIn,
  type ResolvedModel,
  translateTerms,
} from "../../adapters/models/index.ts";
import { askModelForCategory } from "./ask-model-for-category.ts";
import {
  type Classified,
  createClassifier,
  GENERAL,
  OUT_OF_SCOPE,
  type SpecialisedAssistant,
} from "./classify-question.ts";
import { createSpellingCorrector } from "./correct-spelling.ts";
import { phrases } from "./phrases.ts";
import { createSensitiveFinder } from "./sensitive/find-sensitive.ts";
import type { SpecialisedConfig } from "./specialised-config.ts";
import { soundsOf } from "./words.ts";

export interface SpecialisedQuestion {
  specialty: SpecialisedAssistant;
  personId: string | undefined;
  text: string;
  /** The previous question, for one that depends on it. */
  earlier: string | undefined;
  found: readonly { title: string; section: string; support: number }[];
  /** Whether the found passages support an answer, or the person sent their own texts. */
  isSupported: boolean;
  /** The person sent files or passages: every question about them is in scope. */
  hasOwnTexts: boolean;
  language: Language;
  model: ResolvedModel;
  signal: AbortSignal;
}

export interface Guidance {
  category: QueryCategory;
  /** Shown before the answer: the contact. */
  lead: string | undefined;
  /** Replaces the answer if no document may be quoted and no model called. */
  fixed: string | undefined;
}

export interface Specialised {
  guide(question: SpecialisedQuestion): Promise<Guidance>;
  /** The contact for a person in distress, in any chat; undefined for everyone else. */
  distressContact(text: string, language: Language): string | undefined;
  /** The category and the contact of a question that needs no document, without a model. */
  sortByWords(
    specialty: SpecialisedAssistant,
    text: string,
    language: Language,
  ): { category: QueryCategory; contact: string | undefined };
  /**
   * Corrects phonetic spellings in a question and appends the documents' words for its terms and, for a specialised
   * assistant, for the everyday question that it may mean.
   */
  toSearchText(text: string, specialty?: SpecialisedAssistant): string;
  /** As `toSearchText`, for the embedded answerer: a clear everyday question is searched for in the words of documents alone. */
  toQuotedSearchText(text: string, specialty: SpecialisedAssistant): string;
  /** For each word of a question, the synonyms that documents may use. */
  otherWords(text: string): { of: string; words: string[]; weight: number }[];
  categoriesOf(specialty: SpecialisedAssistant): QueryCategory[];
  /** Starter questions, by kind of chat. */
  suggestions: SpecialisedConfig["suggestions"];
}

export const isSpecialised = (specialty: Specialty | null): specialty is SpecialisedAssistant =>
  specialty === "rh-plus" || specialty === "service-desk";

/** Matches a message that also asks a question, with or without a question mark. */
const ASKS =
  /\?|(?<!\p{L})(?:c[oó]mo|qu[eé] (?:hago|pasa)|(?<!s[eé] )qué|cu[aá]nt[oa]s?|cu[aá]ndo|d[oó]nde|(?<!no )puedo|cu[aá]l|no s[eé] si|necesito saber|how|what|when|can i|quant[oa]s?|quando|onde|posso)(?!\p{L})/iu;

/** The topic that is detected in every chat; the others belong to Human Resources. */
const DISTRESS = "health";

const SUBJECTS: Record<SpecialisedAssistant, string> = {
  "rh-plus": "Human Resources",
  "service-desk": "the IT service desk",
};

/** A section that covers part of the question is worth mentioning, even if it does not answer it. */
const WORTH_A_LOOK = 0.4;
const MOST_NEAREST = 3;

/** The sections to open where nothing answers, as a list. They are named and not quoted: a quotation reads like an answer. */
function nearestOf({ found }: SpecialisedQuestion, introduction: string): string {
  const places = found.filter(({ support }) => support >= WORTH_A_LOOK).map(placeOf);
  const list = [...new Set(places)].slice(0, MOST_NEAREST).map((place) => `- ${place}`);
  return list.length > 0 ? `${introduction}\n\n${list.join("\n")}` : "";
}

function placeOf({ title, section }: SpecialisedQuestion["found"][number]): string {
  const heading = section
    .split(" › ")
    .at(-1)
    ?.replace(/^\d{1,2}(?:\.\d{1,2}){0,3}[.)]? /, "");
  return heading && heading !== title ? `**${title}**, «${heading}»` : `**${title}**`;
}

const PLACES: Record<SpecialisedAssistant, string> = {
  "rh-plus": "RH+",
  "service-desk": "la Mesa de servicio (Amelia)",
};

/**
 * The embedded answerer knows by its everyday questions who answers a question, which the words of a category only guess:
 * «me chorearon la notebook» has none of them. A question that documents support is not moved.
 */
function bySubject(
  { specialty, text, earlier, isSupported }: SpecialisedQuestion,
  byWords: Classified,
): Classified {
  const subject = earlier === undefined ? everydaySubject(text) : undefined;
  if (subject === undefined || isSupported) return byWords;
  const isOut = byWords.category.name === OUT_OF_SCOPE.name;
  if (subject === specialty) return isOut ? { category: GENERAL, place: undefined, isSure: true } : byWords;
  if (subject === "other")
    return isOut ? byWords : { category: OUT_OF_SCOPE, place: undefined, isSure: true };
  return { category: OUT_OF_SCOPE, place: PLACES[subject], isSure: true };
}

export function createSpecialised(config: SpecialisedConfig): Specialised {
  const classify = createClassifier(config);
  const correctSpelling = createSpellingCorrector(config);
  const findSensitive = createSensitiveFinder(config.sensitive);
  const findDistress = createSensitiveFinder(config.sensitive.filter(({ name }) => name === DISTRESS));
  const categoriesOf = (specialty: SpecialisedAssistant) =>
    config[specialty].categories.map(({ name, label }) => ({ name, label }));

  const searchText = (text: string, everyday: { query: string } | undefined): string =>
    `${correctSpelling(text)} ${documentWordsFor(text)} ${everyday?.query ?? ""}`.trim();

  /** A model is called only if words do not decide: the call delays the first token by a second. */
  async function categorise(question: SpecialisedQuestion): Promise<Classified> {
    const { specialty, personId, text, earlier, found, model, signal } = question;
    const byWords = classify(specialty, { text, earlier, found });
    if (model.info.demo) return bySubject(question, byWords);
    if (byWords.isSure) return byWords;
    const categories = categoriesOf(specialty);
    const subject = SUBJECTS[specialty];
    const category = await askModelForCategory(model, { personId, text, subject, categories, signal });
    return category ? { ...byWords, category } : byWords;
  }

  return {
    categoriesOf,
    distressContact: (text, language) => findDistress(text)?.contact[languageAsked(text) ?? language],
    sortByWords(specialty, text, language) {
      const { category } = classify(specialty, { text, found: [] });
      return {
        category: category.name === OUT_OF_SCOPE.name ? GENERAL : category,
        contact: findSensitive(text)?.contact[languageAsked(text) ?? language],
      };
    },
    toSearchText: (text, specialty) => searchText(text, specialty && everydaySearch(text, specialty)),
    toQuotedSearchText(text, specialty) {
      const everyday = everydaySearch(text, specialty);
      return everyday?.isClear ? everyday.query : searchText(text, everyday);
    },
    otherWords: (text) => otherWordsIn(translateTerms(text).query),
    suggestions: config.suggestions,
    async guide(question) {
      const { specialty, text, isSupported } = question;
      const language = languageAsked(text) ?? question.language;
      const say = phrases[specialty][language];
      const noAnswer = [say.noAnswer, nearestOf(question, say.nearest)].filter(Boolean).join("\n\n");
      const sensitive = findSensitive(text);
      if (!sensitive && soundsOf(text).length === 0)
        return { category: GENERAL, lead: undefined, fixed: say.greeting };
      const { category, place } = await categorise(question);
      if (sensitive) {
        // A person who writes this is never sent to another department.
        const shown = category.name === OUT_OF_SCOPE.name ? GENERAL : category;
        // «No puedo más» asks nothing: a summary of documents after the contact would be inappropriate.
        const asksSomething = ASKS.test(text);
        const fixed = isSupported && asksSomething ? undefined : "";
        return { category: shown, lead: sensitive.contact[language], fixed };
      }
      // The embedded answerer only answers from documents, so a supported question is in scope, whatever its
      // words.
      if (category.name === OUT_OF_SCOPE.name && question.model.info.demo && isSupported)
        return { category: GENERAL, lead: undefined, fixed: undefined };
      if (category.name === OUT_OF_SCOPE.name && question.hasOwnTexts)
        return { category: GENERAL, lead: undefined, fixed: isSupported ? undefined : noAnswer };
      if (category.name === OUT_OF_SCOPE.name) {
        const where = place ? say.goTo(place) : say.tryElsewhere;
        return { category, lead: undefined, fixed: `${say.outOfScope}\n\n${where}` };
      }
      return { category, lead: undefined, fixed: isSupported ? undefined : noAnswer };
    },
  };
}
