export { budgetsRoutes } from "./budgets.routes.ts";
export { type CallLedger, createCallLedger } from "./call-ledger.ts";
export { createModelRules, type ModelRules } from "./model-rules.ts";
export { sweepHealthHandler } from "./sweep-health.job.ts";
