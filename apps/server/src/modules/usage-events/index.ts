export { eventsRoutes } from "./usage-events.routes.ts";
