export { addNotices, type NewNotice, removeNotices, retractHandover } from "./notices.repo.ts";
export { noticesRoutes } from "./notices.routes.ts";
export { sweepNoticesHandler } from "./sweep-notices.job.ts";
