import { z } from "zod";
import { citation, queryCategory } from "../chat/citation.ts";
import { messageStates } from "../chat/constants.ts";
import { chatTypes } from "../enums.ts";
import { count, id, instant, text } from "../fields.ts";
import { MAX_COMMENT_CHARS } from "../limits.ts";
import { pageOf } from "../page.ts";
import { errorCode } from "../problem.ts";
import { feedbackReasons, feedbackStates, feedbacks } from "./constants.ts";

/** The outcome of the person's own feedback. */
export const ownFeedback = z
  .object({
    messageId: id,
    conversationId: id,
    feedback: z.enum(feedbacks),
    state: z.enum(feedbackStates),
    // The reply of the administrator who handled it.
    note: z.string().nullable(),
    // false: something was corrected, and the thanks were not shown yet.
    isThanked: z.boolean(),
    updatedAt: instant,
  })
  .meta({ id: "OwnFeedback" });
export type OwnFeedback = z.infer<typeof ownFeedback>;

export const thankedFor = z
  .strictObject({ messageIds: z.array(id).min(1).max(200) })
  .meta({ id: "ThankedFor" });

const named = z.object({ id, name: z.string() });

/** Without the person's name: handling feedback requires the answer, not the person. */
export const feedbackItem = z
  .object({
    id,
    feedback: z.enum(feedbacks),
    reasons: z.array(z.enum(feedbackReasons)),
    comment: z.string().nullable(),
    state: z.enum(feedbackStates),
    model: z.string().nullable(),
    chat: z.enum(chatTypes),
    // The assistant of an `ai-builder` conversation; null if there is none or it was deleted.
    assistant: named.nullable(),
    // The beginning of the question.
    question: z.string(),
    givenAt: instant,
  })
  .meta({ id: "FeedbackItem" });
export type FeedbackItem = z.infer<typeof feedbackItem>;

/** The rated question and answer in full, and nothing else of the conversation. */
export const feedbackDetail = feedbackItem
  .extend({
    answer: z.string(),
    answerState: z.enum(messageStates),
    errorCode: errorCode.nullable(),
    category: queryCategory.nullable(),
    citations: z.array(citation),
    urls: z.array(z.object({ url: z.string(), title: z.string() })),
    isGrounded: z.boolean(),
    note: z.string().nullable(),
  })
  .meta({ id: "FeedbackDetail" });
export type FeedbackDetail = z.infer<typeof feedbackDetail>;

export const feedbackPage = pageOf(feedbackItem)
  .extend({
    // Models, assistants and categories of rated answers, for the filters.
    models: z.array(z.string()),
    assistants: z.array(named),
    categories: z.array(queryCategory),
    // Good ratings that match the filters; they need no handling.
    praise: count,
  })
  .meta({ id: "FeedbackPage" });
export type FeedbackPage = z.infer<typeof feedbackPage>;

export const feedbackTriage = z
  .strictObject({ state: z.enum(feedbackStates), note: text(MAX_COMMENT_CHARS).optional() })
  .meta({ id: "FeedbackTriage" });
export type FeedbackTriage = z.infer<typeof feedbackTriage>;

export const feedbackBulk = z
  .strictObject({ ids: z.array(id).min(1).max(200), state: z.enum(feedbackStates) })
  .meta({ id: "FeedbackBulk" });
export const feedbackBulkDone = z.object({ changed: count }).meta({ id: "FeedbackBulkDone" });

export const feedbackRequest = z
  .strictObject({
    conversationId: id,
    messageId: id,
    feedback: z.enum(feedbacks),
    preselectComment: text(MAX_COMMENT_CHARS).optional(),
    badComment: text(MAX_COMMENT_CHARS).optional(),
  })
  .meta({ id: "FeedbackRequest" });
export type FeedbackRequest = z.infer<typeof feedbackRequest>;
