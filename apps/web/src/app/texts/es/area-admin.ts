/** Texts of the administration screens. */
export { admin } from "../../../features/admin/texts/es.ts";
export { adminAssistants } from "../../../features/assistants/admin/texts/es.ts";
export { audit } from "../../../features/audit/texts/es.ts";
export { budgets, models } from "../../../features/budgets/texts/es.ts";
export { adminCases } from "../../../features/cases/admin/texts/es.ts";
export { dashboard } from "../../../features/dashboard/texts/es.ts";
export { adminFeedback } from "../../../features/feedback/triage/texts/es.ts";
export { gaps } from "../../../features/gaps/texts/es.ts";
export { glossary } from "../../../features/glossary/texts/es.ts";
export { newsAdmin } from "../../../features/news/editor/texts/es.ts";
export { adminReports } from "../../../features/problem-reports/admin/texts/es.ts";
export { quality } from "../../../features/quality/texts/es.ts";
export { quotas } from "../../../features/quotas/texts/es.ts";
export { retention } from "../../../features/retention/texts/es.ts";
export { tools } from "../../../features/tool-servers/texts/es.ts";
export { eventNames } from "../../../features/usage-events/texts/es.ts";
export { adminVerified } from "../../../features/verified-answers/admin/texts/es.ts";
export { roles } from "./roles.ts";
