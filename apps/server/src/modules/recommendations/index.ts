export { recommendationsRoutes } from "./recommendations.routes.ts";
export { rollUpHandler } from "./roll-up.job.ts";
