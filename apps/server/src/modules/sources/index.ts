export { sourcesRoutes } from "./sources.routes.ts";
