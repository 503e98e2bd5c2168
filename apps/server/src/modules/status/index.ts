export { readStatus } from "./read-status.ts";
export { statusRoutes } from "./status.routes.ts";
