export { comparisonsRoutes } from "./comparisons.routes.ts";
export { forgetColumn } from "./keep-comparison.ts";
export { sweepComparisonsHandler } from "./sweep-comparisons.job.ts";
