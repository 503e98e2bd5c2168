/** Texts of the administration screens. */
export { admin } from "../../../features/admin/texts/pt.ts";
export { adminAssistants } from "../../../features/assistants/admin/texts/pt.ts";
export { audit } from "../../../features/audit/texts/pt.ts";
export { budgets, models } from "../../../features/budgets/texts/pt.ts";
export { adminCases } from "../../../features/cases/admin/texts/pt.ts";
export { dashboard } from "../../../features/dashboard/texts/pt.ts";
export { adminFeedback } from "../../../features/feedback/triage/texts/pt.ts";
export { gaps } from "../../../features/gaps/texts/pt.ts";
export { glossary } from "../../../features/glossary/texts/pt.ts";
export { newsAdmin } from "../../../features/news/editor/texts/pt.ts";
export { adminReports } from "../../../features/problem-reports/admin/texts/pt.ts";
export { quality } from "../../../features/quality/texts/pt.ts";
export { quotas } from "../../../features/quotas/texts/pt.ts";
export { retention } from "../../../features/retention/texts/pt.ts";
export { tools } from "../../../features/tool-servers/texts/pt.ts";
export { eventNames } from "../../../features/usage-events/texts/pt.ts";
export { adminVerified } from "../../../features/verified-answers/admin/texts/pt.ts";
export { roles } from "./roles.ts";
