export { readTriedSteps } from "./desk.repo.ts";
export { deskRoutes } from "./desk.routes.ts";
export { startGuide } from "./start-guide.ts";
