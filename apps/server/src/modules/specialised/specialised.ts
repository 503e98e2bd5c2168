import type { Specialty } from "@metatron/contract/assistants/constants";
import type { QueryCategory } from "@metatron/contract/chat/citation";
import type { Language } from "@metatron/contract/enums";
import {
  documentWordsFor,
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
import { createMender } from "./mend-words.ts";
import { phrases } from "./phrases.ts";
import { createSensitiveFinder } from "./sensitive/find-sensitive.ts";
import type { SpecialisedConfig } from "./specialised-config.ts";
import { soundsOf } from "./words.ts";

export interface SpecialisedQuestion {
  specialty: SpecialisedAssistant;
  personId: string | undefined;
  text: string;
  /** The question before, for one that only makes sense after it. */
  earlier: string | undefined;
  found: readonly { title: string; support: number }[];
  /** Whether what was found can carry an answer, or the person brought texts of their own. */
  isSupported: boolean;
  /** Files or passages that the person brought: whatever is asked about them belongs here. */
  hasOwnTexts: boolean;
  language: Language;
  model: ResolvedModel;
  signal: AbortSignal;
}

export interface Guidance {
  category: QueryCategory;
  /** Comes before the answer: whom to talk to. */
  lead: string | undefined;
  /** The whole answer, where no document may be quoted for it and no model asked. */
  fixed: string | undefined;
}

export interface Specialised {
  guide(question: SpecialisedQuestion): Promise<Guidance>;
  /** Whom somebody in distress can talk to, in whatever chat they say it; undefined for everyone else. */
  distressContact(text: string, language: Language): string | undefined;
  /** A question for one of these assistants with words that are spelt by ear as documents spell them. */
  mend(text: string): string;
  /** For each word of a question, what documents may call the same thing. */
  otherWords(text: string): { of: string; words: string[]; weight: number }[];
  categoriesOf(specialty: SpecialisedAssistant): QueryCategory[];
  /** Questions to begin with, by type of chat. */
  suggestions: SpecialisedConfig["suggestions"];
}

export const isSpecialised = (specialty: Specialty | null): specialty is SpecialisedAssistant =>
  specialty === "rh-plus" || specialty === "service-desk";

/** A message that asks something besides what it confides, with or without its question mark. */
const ASKS =
  /\?|(?<!\p{L})(?:c[oó]mo|qu[eé] hago|cu[aá]nt[oa]s?|cu[aá]ndo|d[oó]nde|puedo|cu[aá]l|no s[eé] si|necesito saber|how|what|when|can i|quant[oa]s?|quando|onde|posso)(?!\p{L})/iu;

/** The topic that is recognised in every chat; the others are matters of Human Resources. */
const DISTRESS = "health";

const SUBJECTS: Record<SpecialisedAssistant, string> = {
  "rh-plus": "Human Resources",
  "service-desk": "the IT service desk",
};

/** A document that speaks of some of what was asked is worth a look, also where it does not answer. */
const WORTH_A_LOOK = 0.4;

function nearestOf({ found }: SpecialisedQuestion, say: (title: string) => string): string {
  const [nearest] = found;
  return nearest && nearest.support >= WORTH_A_LOOK ? say(nearest.title) : "";
}

export function createSpecialised(config: SpecialisedConfig): Specialised {
  const classify = createClassifier(config);
  const mend = createMender(config);
  const findSensitive = createSensitiveFinder(config.sensitive);
  const findDistress = createSensitiveFinder(config.sensitive.filter(({ name }) => name === DISTRESS));
  const categoriesOf = (specialty: SpecialisedAssistant) =>
    config[specialty].categories.map(({ name, label }) => ({ name, label }));

  /** A model is asked only where words do not tell: it costs a second before the first word. */
  async function categorise(question: SpecialisedQuestion): Promise<Classified> {
    const { specialty, personId, text, earlier, found, model, signal } = question;
    const byWords = classify(specialty, { text, earlier, found });
    if (byWords.isSure || model.info.demo) return byWords;
    const categories = categoriesOf(specialty);
    const subject = SUBJECTS[specialty];
    const category = await askModelForCategory(model, { personId, text, subject, categories, signal });
    return category ? { ...byWords, category } : byWords;
  }

  return {
    categoriesOf,
    distressContact: (text, language) => findDistress(text)?.contact[languageAsked(text) ?? language],
    mend: (text) => `${mend(text)} ${documentWordsFor(text)}`.trim(),
    otherWords: (text) => otherWordsIn(translateTerms(text).query),
    suggestions: config.suggestions,
    async guide(question) {
      const { specialty, text, isSupported } = question;
      const language = languageAsked(text) ?? question.language;
      const say = phrases[specialty][language];
      const noAnswer = [say.noAnswer, nearestOf(question, say.nearest)].filter(Boolean).join(" ");
      const sensitive = findSensitive(text);
      if (!sensitive && soundsOf(text).length === 0)
        return { category: GENERAL, lead: undefined, fixed: say.greeting };
      const { category, place } = await categorise(question);
      if (sensitive) {
        // Whoever writes this is never sent away.
        const shown = category.name === OUT_OF_SCOPE.name ? GENERAL : category;
        // «No puedo más» asks nothing: a summary of documents behind the contact would be an affront.
        const asksSomething = ASKS.test(text);
        const fixed = isSupported && asksSomething ? undefined : "";
        return { category: shown, lead: sensitive.contact[language], fixed };
      }
      // The embedded answerer answers only what a document says; that is in scope, whatever words it was asked in.
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
