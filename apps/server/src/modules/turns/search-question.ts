import type { PersonalDataChoice } from "@metatron/contract/personal-data/constants";
import { cutText } from "@metatron/text/cut-text";
import { guessLanguage } from "@metatron/text/guess-language";
import { termsOf } from "@metatron/text/terms";
import type { ResolvedModel } from "../../adapters/models/index.ts";
import type { BranchMessage } from "../history/index.ts";
import { splitComparison } from "./context/split-comparison.ts";

/**
 * Half of the wait for a first token that people do not notice. After it, the question's own words are used.
 */
const WITHIN_MS = 4000;
const QUERY_TOKENS = 200;
const LONGEST_QUERY = 400;
const MOST_QUERIES = 3;
const TURNS_SHOWN = 6;
const LONGEST_TURN = 600;
/** A question of this length names its own subject. */
const SELF_SUFFICIENT_WORDS = 14;
const SHORT_WORDS = 5;

export interface AskedQuestion {
  question: string;
  branch: readonly BranchMessage[];
  /** The model that writes the queries: the answering model, or a cheaper one. */
  model: ResolvedModel;
  personId: string | undefined;
  personalData: PersonalDataChoice | undefined;
  signal: AbortSignal;
}

export interface PlannedSearch {
  /** All of them are searched; the first is the most important. */
  queries: readonly string[];
  /**
   * Searched if the queries find no support: a short question that may or may not depend on the previous one.
   */
  otherwise?: string | undefined;
  /** Writes other queries for a question whose own words find no support; returns none if the model fails. */
  refine?: (() => Promise<readonly string[]>) | undefined;
}

/**
 * Chooses the search queries. The first Spanish question of a conversation is searched unchanged, without a
 * model call. Any other question is rewritten by the model into self-contained queries in the language of the
 * documents.
 */
export async function planSearch(asked: AskedQuestion): Promise<PlannedSearch> {
  const { question, branch, model } = asked;
  const isFollowUp = branch.some(({ role }) => role === "user");
  const isForeign = ["en", "pt"].includes(guessLanguage(question) ?? "");
  if (!model.info.demo && (isFollowUp || isForeign)) {
    const rewritten = await rewrite(asked);
    // Documents in the language of the question are found by the question's own words.
    if (rewritten) return { queries: unique([...rewritten, ...(isForeign ? [question] : [])]) };
  }
  const sides = splitComparison(question);
  if (sides.length > 0) return { queries: unique([question, ...sides]) };
  const refine = model.info.demo ? undefined : async () => (await rewrite(asked)) ?? [];
  if (!isFollowUp) return { queries: [question], refine };
  switch (leaningOf(question)) {
    case "leans":
      return { queries: [withLastQuestion(question, branch)] };
    case "unclear":
      return { queries: [question], otherwise: withLastQuestion(question, branch) };
    case "stands":
      return { queries: [question] };
  }
}

const CONNECTS =
  /^[¿¡\s]*(?:y|e|pero|entonces|o sea|ah[ií]|and|but|then|so|mas|então|what about|how about)(?![\p{L}])/iu;
const REFERS_BACK =
  /(?<!\p{L})(?:eso|esos?|esas?|ello|ellos|ellas?|aquello|lo mismo|la misma|el mismo|dich[oa]s?|allí|también|tampoco|it|that|those|they|them|isso|isto|ele|ela|eles|elas|nisso|disso)(?!\p{L})/iu;
/** Circumstances of the person, which mean nothing without the previous question. */
const ABOUT_ONESELF =
  /^[¿¡\s]*(?:llevo|soy|trabajo (?:en|de|como)|vivo en|i'?m an? |i am an? |i work|i have worked|i've (?:been|worked)|sou|trabalho (?:em|na|no|como)|moro em)(?!\p{L})/iu;
const ASKS =
  /[?¿]|(?<!\p{L})(?:qu[eé]|cu[aá]l|cu[aá]nt|cu[aá]ndo|d[oó]nde|c[oó]mo|how|what|when|where|which|quant|quando|onde|qual)/iu;

/**
 * Whether a question depends on the previous ones. A new topic must not be searched with the words of the
 * last one.
 */
export function leaningOf(question: string): "leans" | "stands" | "unclear" {
  const words = question.split(/\s+/).filter(Boolean).length;
  if (termsOf(question).length === 0) return "leans";
  if (words >= SELF_SUFFICIENT_WORDS) return "stands";
  if (CONNECTS.test(question) || REFERS_BACK.test(question)) return "leans";
  if (ABOUT_ONESELF.test(question) && !ASKS.test(question)) return "leans";
  return words <= SHORT_WORDS ? "unclear" : "stands";
}

function withLastQuestion(question: string, branch: readonly BranchMessage[]): string {
  const last = branch.findLast(({ role }) => role === "user")?.text ?? "";
  return `${question} ${cutText(last, LONGEST_QUERY)}`;
}

const INSTRUCTIONS = [
  "You prepare searches in an airline's internal documents, which are written in Spanish.",
  "Write what to search for to answer the last message of the conversation, in Spanish and in the words such documents use.",
  "Each query must be understood without the conversation: carry over the topic, the names, the numbers and the person's circumstances where the last message depends on them.",
  "A message that begins a new topic carries nothing over.",
  `One query per line: one in all, or one for each side where things are compared, at most ${MOST_QUERIES}. Keep codes and proper names as they are. Answer with the queries alone.`,
].join(" ");

async function rewrite({ question, branch, model, personId, personalData, signal }: AskedQuestion) {
  const turns = branch.slice(-TURNS_SHOWN).map(({ role, text }) => ({
    role,
    content: [{ type: "text" as const, text: cutText(text, LONGEST_TURN) || "…" }],
  }));
  try {
    const { text } = await model.complete({
      purpose: "rewrite",
      personId,
      personalData,
      system: INSTRUCTIONS,
      maxTokens: QUERY_TOKENS,
      messages: [
        ...turns,
        { role: "user", content: [{ type: "text", text: `${INSTRUCTIONS}\n\n${question}` }] },
      ],
      signal: AbortSignal.any([signal, AbortSignal.timeout(WITHIN_MS)]),
    });
    const queries = readQueries(text);
    return queries.length > 0 ? queries : undefined;
  } catch {
    signal.throwIfAborted();
    // The question's own words find most of the passages that a rewritten query would find.
    return undefined;
  }
}

/** Models number their lines and quote them although the prompt forbids it. */
export function readQueries(text: string): string[] {
  const lines = text.split("\n").map((line) =>
    line
      .trim()
      .replace(/^(?:[-*•]|\d{1,2}[.)])\s{0,3}/u, "")
      .replace(/^["«“']|["»”']$/gu, "")
      .trim(),
  );
  return unique(lines.filter((line) => termsOf(line).length > 0)).map((line) => cutText(line, LONGEST_QUERY));
}

const unique = (queries: readonly string[]) => [...new Set(queries)].slice(0, MOST_QUERIES + 1);
