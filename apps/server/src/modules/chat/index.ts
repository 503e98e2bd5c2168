export { toAnswerError } from "./answer-error.ts";
export { chatRoutes } from "./chat.routes.ts";
export { chooseModel } from "./choose-model.ts";
export { citedPassages } from "./cited-passages.ts";
export { fitToLimit } from "./fit-to-limit.ts";
export { assistantInstructions } from "./instructions.ts";
export { type ChatLimits, checkLimits } from "./limits.ts";
export { stopAnswersOf } from "./stop-answers-of.ts";
