export { type AnswerAlone, answerAlone } from "./answer-alone.ts";
export { toAnswerError } from "./answer-error.ts";
export { createAskPersonTool } from "./ask-person.ts";
export { chooseModel } from "./choose-model.ts";
export type { ToolChoiceDeps } from "./choose-tools.ts";
export { type CitablePassage, citedPassages } from "./cited-passages.ts";
export { type EndEvent, type EndState, emitFailure } from "./conclude-turn.ts";
export { conversationModel } from "./conversation-model.ts";
export {
  type DeepSearch,
  PLAN_TOOL,
  type ReachedLimit,
  type ResearchRef,
  type ResearchTurn,
} from "./deep-search.ts";
export { draftTools, toolsCalledIn } from "./draft-tools.ts";
export { runDraftTurn, runUnkeptTurn } from "./draft-turn.ts";
export { fitToLimit } from "./fit-to-limit.ts";
export { type EventFilter, followAnswer } from "./follow-answer.ts";
export { toCitable } from "./gather-passages.ts";
export { assistantInstructions } from "./instructions.ts";
export { lastEventIdOf } from "./last-event-id.ts";
export { type ChatLimits, checkTokensOfToday, reservePlace } from "./limits.ts";
export { comparable } from "./may-compare.ts";
export type { AnswerMaterial } from "./prepare-answer.ts";
export type { ResearchStart } from "./research-start.ts";
export { rethrowImageError } from "./rethrow-image-error.ts";
export { StepFailed, type StepModel, type StepOutcome } from "./run-step.ts";
export { NO_USAGE, type TurnRun } from "./run-turn.ts";
export { stopAnswersOf } from "./stop-answers-of.ts";
export { endUnstored, storeTurn } from "./store-turn.ts";
export {
  defineTool,
  jsonSchemaOf,
  type Tool,
  type ToolBox,
  type ToolContext,
  type ToolsWanted,
  toolBoxOf,
} from "./tool.ts";
export type { LimitsConfig } from "./turn-limits.ts";
export { createTurnRecorder, type TurnRecorder } from "./turn-recorder.ts";
export { createTurnService, type TurnService } from "./turn-service.ts";
export { turnsRoutes } from "./turns.routes.ts";
export { FORM_EXPIRES_AFTER_SECONDS } from "./waiting-calls.repo.ts";
export { toWebPassages } from "./web-passages.ts";
