export { meRoutes } from "./settings.routes.ts";
