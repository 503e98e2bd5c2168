/** Texts of the administration screens. */
export { admin } from "../../../features/admin/texts/en.ts";
export { adminAssistants } from "../../../features/assistants/admin/texts/en.ts";
export { audit } from "../../../features/audit/texts/en.ts";
export { budgets, models } from "../../../features/budgets/texts/en.ts";
export { adminCases } from "../../../features/cases/admin/texts/en.ts";
export { dashboard } from "../../../features/dashboard/texts/en.ts";
export { adminFeedback } from "../../../features/feedback/triage/texts/en.ts";
export { gaps } from "../../../features/gaps/texts/en.ts";
export { glossary } from "../../../features/glossary/texts/en.ts";
export { newsAdmin } from "../../../features/news/editor/texts/en.ts";
export { adminReports } from "../../../features/problem-reports/admin/texts/en.ts";
export { quality } from "../../../features/quality/texts/en.ts";
export { quotas } from "../../../features/quotas/texts/en.ts";
export { retention } from "../../../features/retention/texts/en.ts";
export { tools } from "../../../features/tool-servers/texts/en.ts";
export { eventNames } from "../../../features/usage-events/texts/en.ts";
export { adminVerified } from "../../../features/verified-answers/admin/texts/en.ts";
export { roles } from "./roles.ts";
