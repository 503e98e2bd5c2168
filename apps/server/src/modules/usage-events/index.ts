export { usageEventsRoutes } from "./usage-events.routes.ts";
