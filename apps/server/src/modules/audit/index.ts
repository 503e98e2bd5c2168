export { auditRoutes } from "./audit.routes.ts";
export { type AuditEntry, auditing, recordAudit } from "./record-audit.ts";
export { verifyAudit } from "./verify-audit.ts";
