export { surveyRoutes } from "./survey.routes.ts";
