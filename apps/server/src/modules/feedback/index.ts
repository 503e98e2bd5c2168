export { feedbackRoutes } from "./feedback.routes.ts";
export { selectShared } from "./select-shared.ts";
