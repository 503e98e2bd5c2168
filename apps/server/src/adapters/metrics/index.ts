export { createMetrics, type GaugeDefinition } from "./metrics.ts";
export {
  cacheRead,
  documentParsed,
  firstTokenSent,
  modelCalled,
  tokenRejected,
  toolCalled,
  turnEnded,
} from "./observations.ts";
export { listenForOperators } from "./watch-server.ts";
