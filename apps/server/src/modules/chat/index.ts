export { chatRoutes } from "./chat.routes.ts";
export { stopAnswersOf } from "./stop-answers-of.ts";
