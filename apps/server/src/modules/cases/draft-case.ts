import type { CaseDraft } from "@metatron/contract/cases/case";
import { GENERAL_CATEGORY_LABEL, UNKNOWN_CATEGORY_LABEL } from "@metatron/contract/constants";
import type { Language } from "@metatron/contract/enums";
import { MAX_COMMENT_CHARS, MAX_TITLE_CHARS } from "@metatron/contract/limits";
import { cutText } from "@metatron/text/cut-text";
import { oneLine } from "@metatron/text/one-line";
import type { Db } from "../../adapters/db/index.ts";
import { notFound } from "../../http/app-error.ts";
import { readTriedSteps } from "../desk/index.ts";
import { OFFICIAL_IDS, type Specialised } from "../specialised/index.ts";
import { sharedFilesOf } from "./case-files.ts";
import { caseWords } from "./case-words.ts";
import { plainText } from "./plain-text.ts";

const LONGEST_ANSWER = 700;
const LAST_QUESTIONS = 3;

export interface DraftDeps {
  db: Db;
  specialised: Pick<Specialised, "categoriesOf">;
}

export interface DraftRequest {
  personId: string;
  conversationId: string;
  /** The answer that did not help; the newest one by default. */
  messageId: string | undefined;
  language: Language;
  /** URL of this conversation in the app. */
  link: string;
}

/** Collects the facts that an agent would ask for first, so that nobody has to type them again. */
export async function draftCase({ db, specialised }: DraftDeps, request: DraftRequest): Promise<CaseDraft> {
  const { personId, conversationId, messageId, language, link } = request;
  const conversation = await db
    .selectFrom("conversations")
    .select(["title", "assistant_id"])
    .where("id", "=", conversationId)
    .where("person_id", "=", personId)
    .executeTakeFirst();
  if (!conversation) throw notFound();
  const desk = conversation.assistant_id === OFFICIAL_IDS["service-desk"] ? "service-desk" : "rh";
  const messages = await db
    .selectFrom("messages")
    .select(["id", "role", "text", "category"])
    .where("conversation_id", "=", conversationId)
    .where("person_id", "=", personId)
    .orderBy("seq")
    .execute();
  const named = messages.findIndex(({ id }) => id === messageId);
  const until = named === -1 ? messages : messages.slice(0, named + 1);
  const answer = until.findLast(({ role }) => role === "assistant");
  const questions = until.filter(({ role }) => role === "user").slice(-LAST_QUESTIONS);
  const stepsTried = await readTriedSteps(db, { personId, conversationId });

  const words = caseWords[language];
  const categories = [
    ...specialised.categoriesOf(desk === "rh" ? "rh-plus" : "service-desk"),
    { label: words.other },
  ].map(({ label }) => label);
  const label = answer?.category?.label;
  const isOfCase = label && label !== GENERAL_CATEGORY_LABEL && label !== UNKNOWN_CATEGORY_LABEL;
  const description = [
    `${words.asked}:\n${questions.map(({ text }) => `- ${oneLine(plainText(text))}`).join("\n")}`,
    answer?.text ? `${words.answered}:\n${shorten(plainText(answer.text))}` : "",
    stepsTried.length > 0
      ? `${words.tried}:\n${stepsTried.map((step, at) => `${at + 1}. ${step}`).join("\n")}`
      : "",
    `${words.conversation}: ${link}`,
  ];
  return {
    desk,
    subject: cutText(oneLine(plainText(conversation.title)), MAX_TITLE_CHARS),
    category: isOfCase ? label : words.other,
    categories: isOfCase && !categories.includes(label) ? [label, ...categories] : categories,
    description: cutText(description.filter(Boolean).join("\n\n"), MAX_COMMENT_CHARS),
    stepsTried,
    files: await sharedFilesOf(db, { personId, conversationId }),
  };
}

const shorten = (text: string) =>
  text.length <= LONGEST_ANSWER ? text : `${cutText(text, LONGEST_ANSWER).trimEnd()}…`;
