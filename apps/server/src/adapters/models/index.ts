export { createOutbound, OutboundRefused } from "./before-leaving.ts";
export {
  estimateUsage,
  type ModelEvent,
  type ModelMessage,
  type Passage,
  type Usage,
} from "./model-client.ts";
export { ModelError } from "./model-error.ts";
export type { ModelPrice } from "./model-info.ts";
export type { ModelsConfig } from "./model-sources.ts";
export { createModelRegistry, type ModelRegistry, type ResolvedModel } from "./registry.ts";
