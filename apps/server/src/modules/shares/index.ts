export { sharesRoutes } from "./shares.routes.ts";
export { sweepSharesHandler } from "./sweep-shares.job.ts";
