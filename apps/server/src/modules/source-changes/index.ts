export { sourceChangesRoutes } from "./source-changes.routes.ts";
