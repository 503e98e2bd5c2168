export { csatRoutes } from "./csat.routes.ts";
