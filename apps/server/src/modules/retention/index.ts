export { applyRetentionHandler } from "./apply-retention.job.ts";
export { retentionRoutes } from "./retention.routes.ts";
export type { RetentionDefaults } from "./retention-rules.ts";
