import { type Endpoint, endpoint } from "../endpoint.ts";
import { pageOf, pageQueryOf } from "../page.ts";
import { surveyCalls } from "./calls.ts";
import { csat, csatAnswer, csatState } from "./survey.ts";

const tag = "People and product";

export const surveyEndpoints = {
  csatDue: endpoint(surveyCalls.csatDue, {
    tag,
    summary: "Whether the survey should be shown.",
    responses: { 200: csatState },
  }),
  askCsat: endpoint(surveyCalls.askCsat, {
    tag,
    summary: "Take the right to show the survey now; only one asker gets it.",
    responses: { 200: csatState },
  }),
  sendCsat: endpoint(surveyCalls.sendCsat, {
    tag,
    summary: "Answer the satisfaction survey.",
    body: csat,
    responses: { 204: "empty" },
  }),
  listCsat: endpoint(surveyCalls.listCsat, {
    tag: "Administration",
    summary: "Answers to the survey without names, newest first, for administrators.",
    query: pageQueryOf({}),
    responses: { 200: pageOf(csatAnswer) },
  }),
} satisfies Record<keyof typeof surveyCalls, Endpoint>;
