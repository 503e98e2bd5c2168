import type { Citation } from "@metatron/contract/chat/citation";
import { readCommand } from "@metatron/contract/chat/commands";
import type { ChatType } from "@metatron/contract/enums";
import { guessLanguage } from "@metatron/text/guess-language";
import { passageNumber } from "../../adapters/models/index.ts";
import { isSpecialised, type Specialised } from "../specialised/index.ts";
import type { FoundAnswer, VerifiedAnswers } from "../verified-answers/index.ts";
import type { AnswerToPrepare } from "./answer-to-prepare.ts";
import type { CitablePassage } from "./cited-passages.ts";
import { type CitedPlace, numberPassages } from "./context/number-passages.ts";
import type { AnswerMaterial } from "./prepare-answer.ts";
import { leaningOf } from "./search-question.ts";

export interface VerifiedDeps {
  verifiedAnswers: Pick<VerifiedAnswers, "find">;
  specialised: Pick<Specialised, "sortByWords" | "distressContact">;
}

/** The answer that a person verified for this question, in place of a model's; undefined if there is none. */
export async function verifiedMaterial(
  { verifiedAnswers, specialised }: VerifiedDeps,
  asked: AnswerToPrepare,
  verifiedChats: readonly ChatType[],
): Promise<{ id: string; material: AnswerMaterial } | undefined> {
  const { grounding, chat, question, model, personId, signal } = asked;
  const specialty = grounding.assistant?.specialty ?? null;
  const isRhPlus = specialty === "rh-plus";
  const scope = isRhPlus ? "rh-plus" : chat;
  if (!verifiedChats.includes(scope) || !standsAlone(asked)) return undefined;
  const found = await verifiedAnswers.find({
    question,
    language: asked.language,
    chat: scope,
    assistantId: isRhPlus ? undefined : grounding.assistant?.id,
    // The embedded answerer can't compare questions, so no other model may do it in its place.
    model: model.info.demo ? model : (asked.smallModel ?? model),
    personId,
    signal,
  });
  if (!found) return undefined;
  const language = guessLanguage(question) ?? asked.language;
  const sorted = isSpecialised(specialty)
    ? specialised.sortByWords(specialty, question, language)
    : { category: null, contact: specialised.distressContact(question, language) };
  const citations = toCitations(found, asked.cited ?? []);
  const material: AnswerMaterial = {
    system: "",
    passages: [],
    messages: [],
    notices: [],
    category: sorted.category,
    ...(sorted.contact ? { lead: sorted.contact } : {}),
    fixedAnswer: withNumbers(
      found.answer,
      citations.map(({ n }) => n),
    ),
    isFixedAnswerKnown: true,
    citations,
  };
  return { id: found.id, material };
}

/** A question about files, pictures, the web or the last answer means more than its words. */
function standsAlone({ request, attached, branch, question, earlierFiles = [] }: AnswerToPrepare): boolean {
  const hasOwnMaterial =
    attached.files.length + attached.pictures.length + earlierFiles.length + (request.context ?? []).length >
    0;
  if (hasOwnMaterial || request.online || readCommand(question)) return false;
  const isFollowUp = branch.some(({ role }) => role === "user");
  return leaningOf(question) === "stands" || (!isFollowUp && leaningOf(question) === "unclear");
}

/** Every source counts as checked, because a person named it for this answer. */
function toCitations({ sources, by }: FoundAnswer, earlier: readonly CitedPlace[]): Citation[] {
  const passages = sources.map(toPassage);
  return numberPassages(passages, earlier).map((passage, at) => ({
    n: passageNumber(passage, at),
    fileId: passage.fileId,
    title: passage.title,
    page: passage.page ?? null,
    passage: passage.text,
    start: null,
    end: null,
    revision: null,
    validUntil: null,
    verified: true,
    ...(passage.version ? { version: passage.version } : {}),
    ...(passage.url ? { url: passage.url } : {}),
    verifiedBy: by,
  }));
}

function toPassage(
  { title, page, passage, fileId, url, version }: FoundAnswer["sources"][number],
  at: number,
) {
  return {
    id: `verified-${at + 1}`,
    title,
    page: page ?? undefined,
    // Two sources without a quotation must not share a number.
    text: passage || title,
    section: "",
    fileId,
    start: null,
    end: null,
    revision: null,
    validUntil: null,
    url,
    version,
    isExpired: false,
    isSuperseded: false,
  } satisfies CitablePassage;
}

/** `[2]` in a stored answer is its second source. An answer without such marks cites all sources at its end. */
export function withNumbers(answer: string, numbers: readonly number[]): string {
  const marked = answer.replace(/\[(\d{1,2})\]/g, (_, place: string) => {
    const number = numbers[Number(place) - 1];
    return number === undefined ? "" : `[${number}]`;
  });
  if (/\[\d+\]/.test(marked)) return marked;
  const marks = numbers.map((number) => `[${number}]`).join("");
  const text = marked.trimEnd();
  const isBlock = /(?:\||```)$/.test(text);
  return `${text}${isBlock ? "\n\n" : " "}${marks}`;
}
