import { z } from "zod";
import { type Endpoint, endpoint } from "../endpoint.ts";
import { pageOf, pageQueryOf, queryOf } from "../page.ts";
import { surveyCalls } from "./calls.ts";
import { surveyPeriods } from "./constants.ts";
import { surveyAnswer, surveyFilters, surveyItem, surveyState, surveyTrend } from "./survey.ts";

const tag = "People and product";

export const surveyEndpoints = {
  surveyDue: endpoint(surveyCalls.surveyDue, {
    operationId: "csatDue",
    tag,
    summary: "Whether the survey should be shown.",
    responses: { 200: surveyState },
  }),
  askSurvey: endpoint(surveyCalls.askSurvey, {
    operationId: "askCsat",
    tag,
    summary: "Take the right to show the survey now; only one asker gets it.",
    responses: { 200: surveyState },
  }),
  answerSurvey: endpoint(surveyCalls.answerSurvey, {
    operationId: "sendCsat",
    tag,
    summary: "Answer the satisfaction survey.",
    body: surveyAnswer,
    responses: { 204: "empty" },
  }),
  listSurveyAnswers: endpoint(surveyCalls.listSurveyAnswers, {
    operationId: "listCsat",
    tag: "Administration",
    summary: "Answers to the survey without names, newest first, for administrators.",
    query: pageQueryOf(surveyFilters),
    responses: { 200: pageOf(surveyItem) },
  }),
  surveyTrend: endpoint(surveyCalls.surveyTrend, {
    operationId: "csatTrend",
    tag: "Administration",
    summary: "Number and mean of the answers with these filters by week or month, for administrators.",
    query: queryOf({ ...surveyFilters, by: z.enum(surveyPeriods).default("week") }),
    responses: { 200: surveyTrend },
  }),
} satisfies Record<keyof typeof surveyCalls, Endpoint>;
