export {
  createOutbound,
  type Outbound,
  type OutboundCall,
  type OutboundCheck,
  OutboundRefused,
  type OutboundText,
  type OutboundVerdict,
} from "./before-leaving.ts";
export { EMBEDDED_ANSWERER_ID } from "./embedded-answerer.ts";
export {
  type Completion,
  estimateUsage,
  type FinishReason,
  type ImagePart,
  type ModelCall,
  type ModelEvent,
  type ModelMessage,
  type Passage,
  type StreamCall,
  type TextPart,
  type Usage,
} from "./model-client.ts";
export { ModelError, type ModelErrorCode } from "./model-error.ts";
export type { ModelEntry, ModelInfo, ModelPrice } from "./model-info.ts";
export type { ModelsConfig } from "./model-sources.ts";
export {
  createModelRegistry,
  type ModelRegistry,
  type RegistryOptions,
  type ResolvedModel,
} from "./registry.ts";
