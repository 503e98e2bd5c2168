export { newsRoutes } from "./news.routes.ts";
export { sweepNewsPicturesHandler } from "./sweep-pictures.job.ts";
