import { z } from "zod";
import { type Endpoint, endpoint } from "../endpoint.ts";
import { pageOf, pageQueryOf } from "../page.ts";
import { problemReportCalls } from "./calls.ts";
import { errorLogKinds, issueStates } from "./constants.ts";
import { createdId, issueDetail, issueItem, issuePatch, issueReport } from "./problem-report.ts";

const tag = "Administration";

export const problemReportEndpoints = {
  reportIssue: endpoint(problemReportCalls.reportIssue, {
    tag: "People and product",
    summary: "Report a problem or ask for something.",
    body: issueReport,
    responses: { 201: createdId },
  }),
  listIssues: endpoint(problemReportCalls.listIssues, {
    tag,
    summary: "Reported problems and requests, newest first, for administrators.",
    query: pageQueryOf({
      state: z.enum(issueStates).optional(),
      kind: z.enum(errorLogKinds).optional(),
    }),
    responses: { 200: pageOf(issueItem) },
  }),
  getIssue: endpoint(problemReportCalls.getIssue, {
    tag,
    summary: "A reported problem with its technical context, for administrators.",
    responses: { 200: issueDetail },
  }),
  updateIssue: endpoint(problemReportCalls.updateIssue, {
    tag,
    summary: "Close a report or open it again, for administrators.",
    body: issuePatch,
    responses: { 200: issueDetail },
  }),
  issueScreenshot: endpoint(problemReportCalls.issueScreenshot, {
    tag,
    summary: "The picture of a report, for administrators.",
    responses: { 200: "binary" },
  }),
} satisfies Record<keyof typeof problemReportCalls, Endpoint>;
