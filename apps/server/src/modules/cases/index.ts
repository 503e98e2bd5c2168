export { casesRoutes } from "./cases.routes.ts";
export { deliverCaseHandler, resumeDeliveries } from "./deliver-case.job.ts";
export { refreshCasesHandler } from "./refresh-cases.job.ts";
