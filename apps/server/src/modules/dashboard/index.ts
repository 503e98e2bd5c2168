export { reportsRoutes } from "./dashboard.routes.ts";
export { rollUpReportsHandler } from "./roll-up.job.ts";
