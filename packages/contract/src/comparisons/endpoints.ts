import { z } from "zod";
import { resumeHeaders } from "../chat/stream-headers.ts";
import { streamPart } from "../chat/stream-parts.ts";
import { type Endpoint, endpoint } from "../endpoint.ts";
import { brands, languages } from "../enums.ts";
import { day } from "../fields.ts";
import { queryOf } from "../page.ts";
import { comparisonCalls } from "./calls.ts";
import {
  comparison,
  comparisonAsked,
  comparisonList,
  comparisonQuestion,
  comparisonTallies,
  comparisonVote,
  keptColumn,
  keptConversation,
  newComparison,
} from "./comparison.ts";
import { comparisonTables } from "./constants.ts";

const tag = "Comparisons";

// The database has no dates before year 1.
const tallyDay = day.refine((value) => value >= "2000-01-01" && value <= "2999-12-31", {
  error: "must be between 2000 and 2999",
});
const span = { from: tallyDay, to: tallyDay, brand: z.enum(brands).optional() };
const isInOrder = ({ from, to }: { from: string; to: string }) => from <= to;
const order = { path: ["to"], error: "must not be before `from`" };

export const comparisonEndpoints = {
  listComparisons: endpoint(comparisonCalls.listComparisons, {
    tag,
    summary: "The caller's comparisons in which no answer was chosen yet, newest first.",
    responses: { 200: comparisonList },
  }),
  startComparison: endpoint(comparisonCalls.startComparison, {
    tag,
    summary:
      "Begin a comparison of two or three models that the caller may use. 403 `comparisons_off` where they are switched off.",
    body: newComparison,
    responses: { 201: comparison },
  }),
  askComparison: endpoint(comparisonCalls.askComparison, {
    tag,
    summary:
      "Ask some or all columns. Each column is asked or refused by itself; answers are followed one by one. 409 `conflict` while one of them is still answering.",
    body: comparisonQuestion,
    responses: { 200: comparisonAsked },
  }),
  readComparison: endpoint(comparisonCalls.readComparison, {
    tag,
    summary: "A comparison with its messages. Nothing names the models of a blind one before the vote.",
    responses: { 200: comparison },
  }),
  followComparison: endpoint(comparisonCalls.followComparison, {
    tag,
    summary:
      "Follow an answer of a comparison from the event after `Last-Event-ID` on; 204 where it is over.",
    headers: resumeHeaders,
    events: streamPart,
    responses: { 200: "stream", 204: "empty" },
  }),
  voteComparison: endpoint(comparisonCalls.voteComparison, {
    tag,
    summary:
      "Vote in a blind comparison, once. Answers the comparison with its names and the vote that counts.",
    body: comparisonVote,
    responses: { 200: comparison },
  }),
  keepComparison: endpoint(comparisonCalls.keepComparison, {
    tag,
    summary: "Keep one column as a conversation of the history; the other columns are deleted.",
    body: keptColumn,
    responses: { 200: keptConversation },
  }),
  deleteComparison: endpoint(comparisonCalls.deleteComparison, {
    tag,
    summary: "Delete a comparison with its questions and answers; a vote stays counted.",
    responses: { 204: "empty" },
  }),
  readComparisonTallies: endpoint(comparisonCalls.readComparisonTallies, {
    tag: "Administration",
    summary: "Votes of blind comparisons per model and pair of models, without people and questions.",
    query: queryOf(span).refine(isInOrder, order),
    responses: { 200: comparisonTallies },
  }),
  exportComparisonTallies: endpoint(comparisonCalls.exportComparisonTallies, {
    tag: "Administration",
    summary: "The votes per model or per pair as CSV.",
    query: queryOf({
      ...span,
      table: z.enum(comparisonTables),
      language: z.enum(languages).default("es"),
    }).refine(isInOrder, order),
    responses: { 200: "binary" },
  }),
} satisfies Record<keyof typeof comparisonCalls, Endpoint>;
