export { caseWords } from "./case-words.ts";
export { casesRoutes } from "./cases.routes.ts";
export type { CasesDeps } from "./cases-deps.ts";
export { createCase } from "./create-case.ts";
export { deliverCaseHandler, resumeDeliveries } from "./deliver-case.job.ts";
export { plainText } from "./plain-text.ts";
export { refreshCasesHandler } from "./refresh-cases.job.ts";
