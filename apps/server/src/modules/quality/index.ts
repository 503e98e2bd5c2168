export { nightlyQualityHandler } from "./nightly.job.ts";
export { qualityRoutes } from "./quality.routes.ts";
export { resumeQualityRuns, runQualityHandler } from "./run-quality.job.ts";
