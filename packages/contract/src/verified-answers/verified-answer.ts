import { z } from "zod";
import { chatTypes } from "../enums.ts";
import { count, day, filledText, id, instant, line, text } from "../fields.ts";
import { MAX_COMMENT_CHARS, MAX_NAME_CHARS, MAX_TITLE_CHARS } from "../limits.ts";
import { pageOf } from "../page.ts";
import {
  MAX_VERIFIED_ANSWER_CHARS,
  MAX_VERIFIED_SOURCES,
  MAX_WORDINGS,
  verifiedAnswerStates,
} from "./constants.ts";

/** What a verified answer rests on: a document of the product, or a place that the reviewer names. */
export const verifiedSource = z
  .strictObject({
    title: line(MAX_TITLE_CHARS),
    page: z.int().min(1).nullable(),
    // The supporting sentences; empty where the reviewer only names the place.
    passage: text(MAX_COMMENT_CHARS),
    fileId: id.nullable(),
    url: z
      .url({ protocol: /^https?$/ })
      .max(2000)
      .nullable(),
  })
  .meta({ id: "VerifiedSource" });
export type VerifiedSource = z.infer<typeof verifiedSource>;

const question = line(MAX_COMMENT_CHARS);

/** An answer that a person checked, for one kind of chat or one assistant. */
export const verifiedAnswerFields = z
  .strictObject({
    chat: z.enum(chatTypes),
    // null except for `ai-builder`.
    assistantId: id.nullable(),
    question,
    // The same question in other words.
    wordings: z.array(question).max(MAX_WORDINGS),
    answer: filledText(MAX_VERIFIED_ANSWER_CHARS),
    sources: z.array(verifiedSource).min(1).max(MAX_VERIFIED_SOURCES),
    // The last day on which the answer is used.
    expiresOn: day,
    // The capacity in which the reviewer vouches for the answer, as readers see it.
    reviewerRole: line(MAX_NAME_CHARS),
    // The feedback that led to this answer; it is marked as corrected.
    feedbackId: id.optional(),
  })
  .meta({ id: "VerifiedAnswerFields" });
export type VerifiedAnswerFields = z.infer<typeof verifiedAnswerFields>;

export const verifiedAnswer = z
  .object({
    id,
    chat: z.enum(chatTypes),
    assistantId: id.nullable(),
    assistantName: z.string().nullable(),
    question: z.string(),
    wordings: z.array(z.string()),
    answer: z.string(),
    sources: z.array(verifiedSource),
    expiresOn: day,
    state: z.enum(verifiedAnswerStates),
    // null if the reviewer's account was deleted.
    reviewer: z.string().nullable(),
    reviewerRole: z.string(),
    verifiedAt: instant,
    // How many questions it answered.
    uses: count,
  })
  .meta({ id: "VerifiedAnswer" });
export type VerifiedAnswer = z.infer<typeof verifiedAnswer>;

export const verifiedAnswerPage = pageOf(verifiedAnswer).meta({ id: "VerifiedAnswerPage" });
