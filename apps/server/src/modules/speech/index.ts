export { speechRoutes } from "./speech.routes.ts";
