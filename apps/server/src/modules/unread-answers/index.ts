export { noteUnreadAnswer } from "./unread-answers.repo.ts";
export { unreadAnswersRoutes } from "./unread-answers.routes.ts";
