import { z } from "zod";
import { type Endpoint, endpoint } from "../endpoint.ts";
import { languages } from "../enums.ts";
import { pageOf, pageQueryOf, queryOf } from "../page.ts";
import { auditEntry, auditQuery, auditVerdict, recordedActions } from "./audit.ts";
import { auditCalls } from "./calls.ts";
import { auditFormats } from "./constants.ts";

const tag = "Administration";

export const auditEndpoints = {
  listAudit: endpoint(auditCalls.listAudit, {
    tag,
    summary: "Who changed what, newest first, for administrators.",
    query: pageQueryOf(auditQuery),
    responses: { 200: pageOf(auditEntry) },
  }),
  listAuditActions: endpoint(auditCalls.listAuditActions, {
    tag,
    summary: "The actions that occur in the audit, for administrators.",
    responses: { 200: recordedActions },
  }),
  exportAudit: endpoint(auditCalls.exportAudit, {
    tag,
    summary: "The entries with these filters as CSV or JSON, newest first, for administrators.",
    query: queryOf({
      ...auditQuery,
      format: z.enum(auditFormats),
      language: z.enum(languages).default("es"),
    }),
    responses: { 200: "binary" },
  }),
  verifyAudit: endpoint(auditCalls.verifyAudit, {
    tag,
    summary: "Read the audit's chain from end to end, for administrators.",
    responses: { 200: auditVerdict },
  }),
} satisfies Record<keyof typeof auditCalls, Endpoint>;
