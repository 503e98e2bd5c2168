export { problemReportsRoutes } from "./problem-reports.routes.ts";
