import { z } from "zod";
import { calls } from "../calls.ts";
import { endpoint } from "../endpoint.ts";
import { errorLogKinds, feedbackReasons, feedbackStates, feedbacks, issueStates } from "../enums.ts";
import { id, modelId } from "../fields.ts";
import { pageOf, pageQueryOf } from "../page.ts";
import { csatState } from "../problem-reports/product.ts";
import {
  csatAnswer,
  feedbackDetail,
  feedbackPage,
  feedbackTriage,
  issueDetail,
  issueItem,
  issuePatch,
  ownFeedback,
  thankedFor,
} from "./feedback.ts";

const people = "People and product";
const administration = "Administration";

export const feedbackEndpoints = {
  listOwnFeedback: endpoint(calls.listOwnFeedback, {
    tag: "Chat",
    summary: "What became of one's own feedback, newest first.",
    query: pageQueryOf({
      conversationId: id.optional(),
      // `due`: only where something was corrected and the thanks were not shown yet.
      thanks: z.literal("due").optional(),
    }),
    responses: { 200: pageOf(ownFeedback) },
  }),
  thankedForFeedback: endpoint(calls.thankedForFeedback, {
    tag: "Chat",
    summary: "The thanks for these were shown; they are not shown again on any device.",
    body: thankedFor,
    responses: { 204: "empty" },
  }),
  askCsat: endpoint(calls.askCsat, {
    tag: people,
    summary: "Take the right to show the survey now; only one asker gets it.",
    responses: { 200: csatState },
  }),
  listFeedback: endpoint(calls.listFeedback, {
    tag: administration,
    summary: "Feedback on answers, newest first, for administrators.",
    query: pageQueryOf({
      state: z.enum(feedbackStates).optional(),
      feedback: z.enum(feedbacks).optional(),
      reason: z.enum(feedbackReasons).optional(),
      model: modelId.optional(),
    }),
    responses: { 200: feedbackPage },
  }),
  getFeedback: endpoint(calls.getFeedback, {
    tag: administration,
    summary: "One answer that was judged, with its question and sources, for administrators.",
    responses: { 200: feedbackDetail },
  }),
  triageFeedback: endpoint(calls.triageFeedback, {
    tag: administration,
    summary: "Move feedback on and write back, for administrators.",
    body: feedbackTriage,
    responses: { 200: feedbackDetail },
  }),
  listCsat: endpoint(calls.listCsat, {
    tag: administration,
    summary: "Answers to the survey without names, newest first, for administrators.",
    query: pageQueryOf({}),
    responses: { 200: pageOf(csatAnswer) },
  }),
  listIssues: endpoint(calls.listIssues, {
    tag: administration,
    summary: "Reported problems and requests, newest first, for administrators.",
    query: pageQueryOf({
      state: z.enum(issueStates).optional(),
      kind: z.enum(errorLogKinds).optional(),
    }),
    responses: { 200: pageOf(issueItem) },
  }),
  getIssue: endpoint(calls.getIssue, {
    tag: administration,
    summary: "A reported problem with its technical context, for administrators.",
    responses: { 200: issueDetail },
  }),
  updateIssue: endpoint(calls.updateIssue, {
    tag: administration,
    summary: "Close a report or open it again, for administrators.",
    body: issuePatch,
    responses: { 200: issueDetail },
  }),
  issueScreenshot: endpoint(calls.issueScreenshot, {
    tag: administration,
    summary: "The picture of a report, for administrators.",
    responses: { 200: "binary" },
  }),
};
