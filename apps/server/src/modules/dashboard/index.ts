export { dashboardRoutes } from "./dashboard.routes.ts";
export { rollUpDashboardHandler } from "./roll-up.job.ts";
