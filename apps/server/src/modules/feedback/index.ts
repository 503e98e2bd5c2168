export { feedbackRoutes } from "./feedback.routes.ts";
export { selectShared } from "./select-shared.ts";
export { markCorrected } from "./triage-feedback.ts";
