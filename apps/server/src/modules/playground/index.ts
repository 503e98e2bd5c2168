export { judgeAnswer } from "./judge-answer.ts";
export { playgroundRoutes } from "./playground.routes.ts";
