export { findsAnswer } from "./embedded/compose-answer.ts";
export { documentWordsFor } from "./embedded/everyday-phrases.ts";
export {
  everydaySearch,
  everydaySubject,
  matchEverydayQuestion,
} from "./embedded/everyday-questions/match-question.ts";
export { prepareEverydayQuestions } from "./embedded/everyday-questions/question-index.ts";
export { type Outline, outlineOf, outlineText } from "./embedded/outline.ts";
export { languageAsked } from "./embedded/question-in-spanish.ts";
export { otherWordsIn } from "./embedded/thesaurus.ts";
export { asksForSummary, isGreeting } from "./embedded/understand-message.ts";
export { EMBEDDED_ANSWERER_ID, EMBEDDED_ANSWERER_LABEL } from "./embedded-answerer.ts";
export type { Timeouts } from "./http-exchange.ts";
export { createPainter, type Painter } from "./media/painter.ts";
export { createSpeaker, type Speaker, type SpeechAudio } from "./media/speaker.ts";
export { createTranscriber, type Transcriber } from "./media/transcriber.ts";
export {
  type CallPurpose,
  type EarlierStep,
  estimateUsage,
  type ModelCall,
  type ModelEvent,
  type ModelMessage,
  type OfferedTool,
  type Passage,
  passageNumber,
  type Usage,
} from "./model-client.ts";
export { ModelError } from "./model-error.ts";
export { type ModelInfo, type ModelPrice, mayUse, type PersonalDataPolicy } from "./model-info.ts";
export type { ModelsConfig } from "./model-sources.ts";
export {
  createOutbound,
  type Outbound,
  type OutboundCheck,
  OutboundRefused,
} from "./outbound.ts";
export { validityOf } from "./place-passages.ts";
export type { ProviderState } from "./provider-state.ts";
export { translateTerms } from "./query-languages/translate-terms.ts";
export {
  createModelRegistry,
  type ModelRegistry,
  type RegistryOptions,
  type ResolvedModel,
} from "./registry.ts";
export { CAUTIOUS_CHARACTERS_PER_TOKEN } from "./token-ratio.ts";
export type { OutboundOutcome } from "./watch-outcome.ts";
