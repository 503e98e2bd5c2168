import { calls } from "../calls.ts";
import { endpoint } from "../endpoint.ts";
import { createdId, csat, csatState, eventsRequest, issueReport } from "../problem-reports/product.ts";
import { validatedStatus } from "../session/session.ts";
import { models, publicConfig, serviceStatus } from "./service.ts";

const tag = "People and product";

export const productEndpoints = {
  validateStatus: endpoint(calls.validateStatus, {
    tag,
    summary: "Who the identity token belongs to.",
    responses: { 200: validatedStatus },
  }),
  status: endpoint(calls.status, {
    tag,
    summary: "How each part of the service is; 503 while it can't serve.",
    responses: { 200: serviceStatus, 503: serviceStatus },
  }),
  config: endpoint(calls.config, {
    tag,
    summary: "What the browser needs before anyone signs in.",
    responses: { 200: publicConfig },
  }),
  listModels: endpoint(calls.listModels, {
    tag,
    summary: "The models that one's roles allow.",
    responses: { 200: models },
  }),
  reportIssue: endpoint(calls.reportIssue, {
    tag,
    summary: "Report a problem or ask for something.",
    body: issueReport,
    responses: { 201: createdId },
  }),
  sendCsat: endpoint(calls.sendCsat, {
    tag,
    summary: "Answer the satisfaction survey.",
    body: csat,
    responses: { 204: "empty" },
  }),
  csatDue: endpoint(calls.csatDue, {
    tag,
    summary: "Whether the survey should be shown.",
    responses: { 200: csatState },
  }),
  sendEvents: endpoint(calls.sendEvents, {
    tag,
    summary: "Usage events, without any message text.",
    body: eventsRequest,
    responses: { 202: "empty" },
  }),
};
