export { findGapsHandler, findGapsJob } from "./find-gaps.job.ts";
export { gapsRoutes } from "./gaps.routes.ts";
export { scrubQuestion } from "./scrub-question.ts";
