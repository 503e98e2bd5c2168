export { judgeAnswer, type Judgement } from "./judge-answer.ts";
export { playgroundRoutes } from "./playground.routes.ts";
