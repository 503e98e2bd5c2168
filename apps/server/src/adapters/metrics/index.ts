export { createMetrics, type GaugeDefinition, type MetricValues, mergeMetrics } from "./metrics.ts";
export {
  cacheRead,
  documentParsed,
  firstTokenSent,
  modelCalled,
  tokenRejected,
  toolCalled,
  turnEnded,
} from "./observations.ts";
export { listenForOperators, type WatchedServer } from "./watch-server.ts";
