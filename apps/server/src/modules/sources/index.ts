export { sourceChangesRoutes } from "./sources.routes.ts";
