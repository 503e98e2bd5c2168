export { casesRoutes } from "./cases.routes.ts";
export { deliverCaseHandler } from "./deliver-case.job.ts";
export { refreshCasesHandler } from "./refresh-cases.job.ts";
