export { csatRoutes } from "./survey.routes.ts";
