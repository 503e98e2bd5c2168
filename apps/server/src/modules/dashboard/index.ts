export { dashboardRoutes } from "./dashboard.routes.ts";
export { rollUpReportsHandler } from "./roll-up.job.ts";
