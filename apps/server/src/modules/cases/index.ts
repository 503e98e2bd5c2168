export { casesRoutes } from "./cases.routes.ts";
export type { CasesDeps } from "./cases-deps.ts";
export { deliverCaseHandler } from "./deliver-case.job.ts";
export { refreshCasesHandler } from "./refresh-cases.job.ts";
