import type { FastifyInstance } from "fastify";
import {
  AggregatorRegistry,
  Counter,
  collectDefaultMetrics,
  Gauge,
  Histogram,
  type MetricObjectWithValues,
  type MetricValue,
  Registry,
} from "prom-client";
import {
  cacheRead,
  documentParsed,
  firstTokenSent,
  modelCalled,
  tokenRejected,
  toolCalled,
  turnEnded,
} from "./observations.ts";

const SHORT_SECONDS = [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10, 60];
const LONG_SECONDS = [0.1, 0.3, 1, 3, 10, 30, 60, 120, 300, 900];

export interface GaugeDefinition {
  name: string;
  help: string;
  /** The label whose values `read` returns, for a gauge with several values. */
  label?: string;
  /** Called at each scrape. A rejection leaves the gauge out of this scrape. */
  read: () => number | Record<string, number> | Promise<number | Record<string, number>>;
}

export interface Metrics {
  /** Times every response of this app, by route pattern. */
  timeResponses(app: FastifyInstance): void;
  gauge(definition: GaugeDefinition): void;
  /** The text that Prometheus scrapes, with its content type. */
  read(): Promise<{ type: string; text: string }>;
  /** The same as values, for another process that merges them. */
  values(): Promise<MetricValues>;
  close(): void;
}

export type MetricValues = MetricObjectWithValues<MetricValue<string>>[];

/** One text from the metrics of several processes, whose label `process` tells them apart. */
export async function mergeMetrics(
  processes: readonly MetricValues[],
): Promise<{ type: string; text: string }> {
  const merged = AggregatorRegistry.aggregate([...processes]);
  return { type: merged.contentType, text: await merged.metrics() };
}

/** Prometheus metrics of this process: routes, models, tools and load, but no people and no texts. */
export function createMetrics({ process }: { process?: number | undefined } = {}): Metrics {
  const registry = new Registry();
  if (process !== undefined) registry.setDefaultLabels({ process: String(process) });
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const responses = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time to answer, by route pattern",
    labelNames: ["method", "route", "status"],
    buckets: SHORT_SECONDS,
    registers,
  });
  const ends = observeFacts(registry);

  return {
    timeResponses(app) {
      app.addHook("onResponse", async (request, reply) => {
        const labels = {
          method: request.method,
          route: request.routeOptions.url ?? "unmatched",
          status: String(reply.statusCode),
        };
        responses.observe(labels, reply.elapsedTime / 1000);
      });
    },
    gauge({ name, help, label, read }) {
      new Gauge({
        name,
        help,
        registers,
        labelNames: label ? [label] : [],
        async collect() {
          this.reset();
          const value = await Promise.resolve(read()).catch(() => ({}));
          if (typeof value === "number") return this.set(value);
          for (const [key, each] of Object.entries(value)) this.set(label ? { [label]: key } : {}, each);
        },
      });
    },
    async read() {
      return { type: registry.contentType, text: await registry.metrics() };
    },
    values: () => registry.getMetricsAsJSON(),
    close() {
      for (const end of ends) end();
    },
  };
}

function observeFacts(registry: Registry): (() => void)[] {
  const registers = [registry];
  const count = (name: string, help: string, ...labelNames: string[]) =>
    new Counter({ name, help, labelNames, registers });
  const time = (name: string, help: string, buckets: number[], ...labelNames: string[]) =>
    new Histogram({ name, help, labelNames, buckets, registers });

  const rejected = count("metatron_tokens_rejected_total", "Refused bearer tokens, by reason", "reason");
  const reads = count("metatron_cache_reads_total", "Reads of caches", "cache", "result");
  const first = time(
    "metatron_first_token_seconds",
    "From the stored question to the first words of its answer",
    SHORT_SECONDS,
  );
  const turns = time("metatron_turn_seconds", "Answers, by outcome", LONG_SECONDS, "outcome");
  const tokens = count("metatron_tokens_total", "Tokens of answers", "direction");
  const calls = time(
    "metatron_model_call_seconds",
    "Calls to model providers",
    LONG_SECONDS,
    "model",
    "purpose",
    "outcome",
  );
  const tools = time("metatron_tool_call_seconds", "Calls of tools", LONG_SECONDS, "tool", "outcome");
  const parsed = time("metatron_document_parse_seconds", "Documents read", LONG_SECONDS, "outcome");

  return [
    tokenRejected.observe(({ reason }) => rejected.inc({ reason })),
    cacheRead.observe(({ cache, isHit }) => reads.inc({ cache, result: isHit ? "hit" : "miss" })),
    firstTokenSent.observe(({ seconds }) => first.observe(seconds)),
    turnEnded.observe(({ outcome, seconds, inputTokens, outputTokens }) => {
      turns.observe({ outcome }, seconds);
      tokens.inc({ direction: "input" }, inputTokens);
      tokens.inc({ direction: "output" }, outputTokens);
    }),
    modelCalled.observe(({ seconds, ...labels }) => calls.observe(labels, seconds)),
    toolCalled.observe(({ seconds, ...labels }) => tools.observe(labels, seconds)),
    documentParsed.observe(({ seconds, outcome }) => parsed.observe({ outcome }, seconds)),
  ];
}
