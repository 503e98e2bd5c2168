export { issuesRoutes } from "./problem-reports.routes.ts";
