import { z } from "zod";
import { type Endpoint, endpoint } from "../endpoint.ts";
import { text } from "../fields.ts";
import { MAX_SEARCH_CHARS } from "../limits.ts";
import { pageOf, pageQueryOf } from "../page.ts";
import { problemReportCalls } from "./calls.ts";
import { problemReportKinds, problemReportStates } from "./constants.ts";
import {
  createdId,
  problemReport,
  problemReportDetail,
  problemReportItem,
  problemReportPatch,
} from "./problem-report.ts";

const tag = "Administration";

export const problemReportEndpoints = {
  sendProblemReport: endpoint(problemReportCalls.sendProblemReport, {
    operationId: "reportIssue",
    tag: "People and product",
    summary: "Report a problem or ask for something.",
    body: problemReport,
    responses: { 201: createdId },
  }),
  listProblemReports: endpoint(problemReportCalls.listProblemReports, {
    operationId: "listIssues",
    tag,
    summary: "Reported problems and requests, newest first, for administrators.",
    query: pageQueryOf({
      state: z.enum(problemReportStates).optional(),
      kind: z.enum(problemReportKinds).optional(),
      // The beginning of the reference that the person got, or a part of the description.
      q: text(MAX_SEARCH_CHARS).optional(),
    }),
    responses: { 200: pageOf(problemReportItem) },
  }),
  getProblemReport: endpoint(problemReportCalls.getProblemReport, {
    operationId: "getIssue",
    tag,
    summary: "A reported problem with its technical context, for administrators.",
    responses: { 200: problemReportDetail },
  }),
  updateProblemReport: endpoint(problemReportCalls.updateProblemReport, {
    operationId: "updateIssue",
    tag,
    summary: "Close a report or open it again, for administrators.",
    body: problemReportPatch,
    responses: { 200: problemReportDetail },
  }),
  problemReportScreenshot: endpoint(problemReportCalls.problemReportScreenshot, {
    operationId: "issueScreenshot",
    tag,
    summary: "The picture of a report, for administrators.",
    responses: { 200: "binary" },
  }),
} satisfies Record<keyof typeof problemReportCalls, Endpoint>;
