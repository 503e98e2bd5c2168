import { z } from "zod";
import { type Endpoint, endpoint } from "../endpoint.ts";
import { chatTypes } from "../enums.ts";
import { day, id, line, modelId } from "../fields.ts";
import { MAX_NAME_CHARS } from "../limits.ts";
import { pageOf, pageQueryOf } from "../page.ts";
import { feedbackCalls } from "./calls.ts";
import { feedbackReasons, feedbackStates, feedbacks } from "./constants.ts";
import {
  feedbackBulk,
  feedbackBulkDone,
  feedbackDetail,
  feedbackPage,
  feedbackRequest,
  feedbackTriage,
  ownFeedback,
  thankedFor,
} from "./feedback.ts";

const tag = "Chat";
const adminTag = "Administration";

export const feedbackEndpoints = {
  sendFeedback: endpoint(feedbackCalls.sendFeedback, {
    tag,
    summary: "Say whether an answer was good, bad or an error.",
    body: feedbackRequest,
    responses: { 204: "empty" },
  }),
  listOwnFeedback: endpoint(feedbackCalls.listOwnFeedback, {
    tag,
    summary: "The caller's feedback and its outcome, newest first.",
    query: pageQueryOf({
      conversationId: id.optional(),
      // `due`: only corrected items whose thanks were not shown yet.
      thanks: z.literal("due").optional(),
    }),
    responses: { 200: pageOf(ownFeedback) },
  }),
  thankedForFeedback: endpoint(feedbackCalls.thankedForFeedback, {
    tag,
    summary: "The thanks for these were shown; they are not shown again on any device.",
    body: thankedFor,
    responses: { 204: "empty" },
  }),
  listFeedback: endpoint(feedbackCalls.listFeedback, {
    tag: adminTag,
    summary:
      "Feedback on answers, newest first, for administrators. Open praise is counted, and listed only on request.",
    query: pageQueryOf({
      state: z.enum(feedbackStates).optional(),
      feedback: z.enum(feedbacks).optional(),
      reason: z.enum(feedbackReasons).optional(),
      model: modelId.optional(),
      chat: z.enum(chatTypes).optional(),
      assistantId: id.optional(),
      category: line(MAX_NAME_CHARS).optional(),
      // Days of the feedback, both included.
      from: day.optional(),
      to: day.optional(),
    }),
    responses: { 200: feedbackPage },
  }),
  triageManyFeedback: endpoint(feedbackCalls.triageManyFeedback, {
    tag: adminTag,
    summary: "Move several items of feedback on at once, for administrators; unknown ones are left out.",
    body: feedbackBulk,
    responses: { 200: feedbackBulkDone },
  }),
  getFeedback: endpoint(feedbackCalls.getFeedback, {
    tag: adminTag,
    summary: "One answer that was judged, with its question and sources, for administrators.",
    responses: { 200: feedbackDetail },
  }),
  triageFeedback: endpoint(feedbackCalls.triageFeedback, {
    tag: adminTag,
    summary: "Move feedback on and write back, for administrators.",
    body: feedbackTriage,
    responses: { 200: feedbackDetail },
  }),
} satisfies Record<keyof typeof feedbackCalls, Endpoint>;
