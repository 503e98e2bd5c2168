import { calls } from "../calls.ts";
import { adminCase } from "../cases/case.ts";
import { endpoint } from "../endpoint.ts";
import { pageOf, pageQueryOf } from "../page.ts";
import { quotaReport } from "../quotas/quotas.ts";
import {
  adminModels,
  auditActions,
  auditEntry,
  auditQuery,
  auditVerdict,
  budgets,
  budgetsPatch,
  modelSwitch,
  retentionPreview,
  retentionRule,
  retentionState,
} from "./governance.ts";

const tag = "Administration";

export const governanceEndpoints = {
  listAdminModels: endpoint(calls.listAdminModels, {
    tag,
    summary:
      "Every configured model: whether it answers, for whom it is off, what it used, for administrators.",
    responses: { 200: adminModels },
  }),
  switchModel: endpoint(calls.switchModel, {
    tag,
    summary: "Switch a model off, or on again, for everyone or for some roles, for administrators.",
    body: modelSwitch,
    responses: { 200: adminModels },
  }),
  readBudgets: endpoint(calls.readBudgets, {
    tag,
    summary: "What each role may spend this month and what it has used, for administrators.",
    responses: { 200: budgets },
  }),
  writeBudgets: endpoint(calls.writeBudgets, {
    tag,
    summary: "Change what some roles may spend in a month, for administrators.",
    body: budgetsPatch,
    responses: { 200: budgets },
  }),
  readQuotas: endpoint(calls.readQuotas, {
    tag,
    summary: "What each person may store and use a day, and who uses most, for administrators.",
    responses: { 200: quotaReport },
  }),
  readRetention: endpoint(calls.readRetention, {
    tag,
    summary: "How long conversations, files and usage events are kept, for administrators.",
    responses: { 200: retentionState },
  }),
  writeRetention: endpoint(calls.writeRetention, {
    tag,
    summary: "Change one of these rules, for administrators; the daily job applies it.",
    body: retentionRule,
    responses: { 200: retentionState },
  }),
  previewRetention: endpoint(calls.previewRetention, {
    tag,
    summary: "What a rule would delete now; nothing is changed, for administrators.",
    body: retentionRule,
    responses: { 200: retentionPreview },
  }),
  listAudit: endpoint(calls.listAudit, {
    tag,
    summary: "Who changed what, newest first, for administrators.",
    query: pageQueryOf(auditQuery),
    responses: { 200: pageOf(auditEntry) },
  }),
  listAuditActions: endpoint(calls.listAuditActions, {
    tag,
    summary: "The actions that occur in the audit, for administrators.",
    responses: { 200: auditActions },
  }),
  verifyAudit: endpoint(calls.verifyAudit, {
    tag,
    summary: "Read the audit's chain from end to end, for administrators.",
    responses: { 200: auditVerdict },
  }),
  retryCase: endpoint(calls.retryCase, {
    tag,
    summary: "Try now to deliver a case that RHConnect does not have, for administrators.",
    responses: { 200: adminCase },
  }),
};
