import type { Citation } from "@metatron/contract/chat/citation";
import type { Language } from "@metatron/contract/enums";
import { guessLanguage } from "@metatron/text/guess-language";
import { sql } from "kysely";
import type { BaseLogger } from "pino";
import { groupCalls } from "../../adapters/db/group-calls.ts";
import type { Db } from "../../adapters/db/index.ts";
import {
  type ModelRegistry,
  otherWordsIn,
  type ResolvedModel,
  translateTerms,
} from "../../adapters/models/index.ts";
import type { Glossary } from "../glossary/index.ts";
import { chooseByModel } from "./choose-by-model.ts";
import { nearestByVector } from "./nearest-by-vector.ts";
import {
  abbreviationsIn,
  isSameQuestion,
  type Meaning,
  mayBeSame,
  meaningOf,
  sharedWords,
} from "./same-question.ts";
import { dayOf, readScopes, type Scope, type VerifiedRow } from "./verified-answers.repo.ts";

export interface AskedQuestion extends Scope {
  question: string;
  /** The language of the interface, for a question whose words do not tell. */
  language: Language;
  /** The embedded answerer can't compare questions: for it, only the rules decide. */
  model: ResolvedModel;
  personId: string | undefined;
  signal: AbortSignal;
}

export interface FoundAnswer {
  id: string;
  answer: string;
  sources: VerifiedRow["sources"];
  by: NonNullable<Citation["verifiedBy"]>;
}

export interface VerifiedAnswers {
  /** The valid verified answer to this question in this scope; undefined if there is none. */
  find(asked: AskedQuestion): Promise<FoundAnswer | undefined>;
  /** Counts a use, for the reviewers. */
  noteUse(id: string): Promise<void>;
}

export interface VerifiedAnswersOptions {
  db: Db;
  glossary: Pick<Glossary, "entries">;
  models: Pick<ModelRegistry, "embed" | "embeddingModel">;
  log: BaseLogger;
  now?: () => Date;
}

/** Asking a model about more questions would take longer than it is worth. */
const MOST_ASKED_ABOUT = 5;
/** Below this share of common words a model is not asked. */
const LEAST_SHARED = 0.4;

/** Finds verified answers by the rules of decision 68, then by the judgement of a model. */
export function createVerifiedAnswers({
  db,
  glossary,
  models,
  log,
  now = () => new Date(),
}: VerifiedAnswersOptions): VerifiedAnswers {
  const readScope = groupCalls((scopes: Scope[]) => readScopes(db, scopes, now()));
  return {
    async find(asked) {
      const rows = await readScope(asked);
      if (rows.length === 0) return undefined;
      const options = { abbreviations: abbreviationsIn(await glossary.entries()) };
      const language = guessLanguage(asked.question) ?? asked.language;
      const meaning = meaningOf(asked.question, { ...options, language });
      // A wording may be in another language than the answer, so each is read in its own.
      const known = rows.flatMap((row) =>
        [row.question, ...row.wordings].map((text) => ({
          row,
          text,
          meaning: meaningOf(text, { ...options, language: guessLanguage(text) ?? row.language }),
        })),
      );
      const same = known.find((each) => isSameQuestion(meaning, each.meaning));
      const chosen = same ?? (await judged(asked, meaning, known));
      return chosen && toFound(chosen.row);
    },
    async noteUse(id) {
      await db.updateTable("verified_answers").set({ uses: sql`uses + 1` }).where("id", "=", id).execute();
    },
  };

  async function judged(asked: AskedQuestion, meaning: Meaning, known: readonly Known[]) {
    if (asked.model.info.demo) return undefined;
    const pairs = known
      .map((each) => ({ each, ...inOneLanguage({ text: asked.question, meaning }, each) }))
      .filter(({ one, other }) => mayBeSame(one, other));
    if (pairs.length === 0) return undefined;
    const possible = pairs.map(({ each }) => each);
    const byWords = pairs
      .map(({ each, one, other }) => ({ each, shared: sharedWords(one, other, alikeTo) }))
      .filter(({ shared }) => shared >= LEAST_SHARED)
      .sort((a, b) => b.shared - a.shared)
      .map(({ each }) => each);
    const likely = (byWords.length > 0 ? byWords : await nearest(asked, possible)).slice(0, MOST_ASKED_ABOUT);
    const at = await chooseByModel({ ...asked, known: likely.map(({ text }) => text) });
    return at === undefined ? undefined : likely[at];
  }

  async function nearest(
    { question, personId }: AskedQuestion,
    possible: readonly Known[],
  ): Promise<Known[]> {
    const texts = possible.map(({ text }) => text);
    const near = await nearestByVector({ models, log }, { question, texts, personId });
    return near.flatMap((at) => possible[at] ?? []);
  }
}

interface Known {
  row: VerifiedRow;
  text: string;
  meaning: Meaning;
}

interface Asked {
  text: string;
  meaning: Meaning;
}

/** Two questions in different languages are compared by the Spanish words of both. */
function inOneLanguage(one: Asked, other: Asked): { one: Meaning; other: Meaning } {
  if (one.meaning.language === other.meaning.language) return { one: one.meaning, other: other.meaning };
  return { one: inSpanish(one), other: inSpanish(other) };
}

/** Numbers, periods, negations and obligation are read from the original: the dictionary leaves their words out. */
function inSpanish({ text, meaning }: Asked): Meaning {
  if (meaning.language === "es") return meaning;
  const spanish = meaningOf(translateTerms(text).query, { language: "es" });
  const isFigure = (word: string) => /[\d¤]/.test(word);
  return {
    ...spanish,
    negations: meaning.negations,
    isObligation: meaning.isObligation,
    words: [...spanish.words.filter((word) => !isFigure(word)), ...meaning.words.filter(isFigure)],
  };
}

const alikeTo = (word: string) => otherWordsIn(word).flatMap(({ words }) => words);

const toFound = (row: VerifiedRow): FoundAnswer => ({
  id: row.id,
  answer: row.answer,
  sources: row.sources,
  by: {
    name: row.reviewer,
    role: row.reviewer_role,
    on: dayOf(row.verified_at),
    until: row.expires_on,
    language: row.language,
  },
});
