export { chatFor, closeSources } from "./open-share.ts";
export { sharesRoutes } from "./shares.routes.ts";
export { sweepSharesHandler } from "./sweep-shares.job.ts";
export { takeCopy } from "./take-copy.ts";
