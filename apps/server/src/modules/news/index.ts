export { announceNewsHandler } from "./announce-news.job.ts";
export { newsRoutes } from "./news.routes.ts";
export { seedNews } from "./seed-news.ts";
export { sweepNewsPicturesHandler } from "./sweep-pictures.job.ts";
