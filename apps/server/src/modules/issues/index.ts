export { issuesRoutes } from "./issues.routes.ts";
