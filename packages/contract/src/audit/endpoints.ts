import { type Endpoint, endpoint } from "../endpoint.ts";
import { pageOf, pageQueryOf } from "../page.ts";
import { auditActions, auditEntry, auditQuery, auditVerdict } from "./audit.ts";
import { auditCalls } from "./calls.ts";

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
    responses: { 200: auditActions },
  }),
  verifyAudit: endpoint(auditCalls.verifyAudit, {
    tag,
    summary: "Read the audit's chain from end to end, for administrators.",
    responses: { 200: auditVerdict },
  }),
} satisfies Record<keyof typeof auditCalls, Endpoint>;
