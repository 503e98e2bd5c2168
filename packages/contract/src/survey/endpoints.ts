import { type Endpoint, endpoint } from "../endpoint.ts";
import { pageOf, pageQueryOf } from "../page.ts";
import { surveyCalls } from "./calls.ts";
import { surveyAnswer, surveyItem, surveyState } from "./survey.ts";

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
    query: pageQueryOf({}),
    responses: { 200: pageOf(surveyItem) },
  }),
} satisfies Record<keyof typeof surveyCalls, Endpoint>;
