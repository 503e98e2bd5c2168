export { reportsRoutes } from "./reports.routes.ts";
export { rollUpReportsHandler } from "./roll-up.job.ts";
