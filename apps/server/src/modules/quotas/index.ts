export { quotaError } from "./quota-error.ts";
export { quotasRoutes } from "./quotas.routes.ts";
export { giveBack, leftToday, mustHaveLeft, spend, whileSpending } from "./spend.ts";
export { mustFit, mustHaveRoom } from "./stored-files.ts";
