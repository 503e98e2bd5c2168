import { z } from "zod";
import { sendJson, startOutsideServer } from "./outside-server.ts";

const value = z.union([
  z.object({ stringValue: z.string() }).transform(({ stringValue }) => stringValue),
  z.object({ intValue: z.coerce.number() }).transform(({ intValue }) => intValue),
  z.object({ doubleValue: z.number() }).transform(({ doubleValue }) => doubleValue),
  z.object({ boolValue: z.boolean() }).transform(({ boolValue }) => boolValue),
]);
const attributes = z
  .array(z.object({ key: z.string(), value }))
  .transform((pairs) => Object.fromEntries(pairs.map((pair) => [pair.key, pair.value])));
const span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes,
  events: z.array(z.object({ name: z.string() })).default([]),
  status: z.object({ code: z.number().default(0), message: z.string().optional() }).default({ code: 0 }),
});
const exported = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes }),
      scopeSpans: z.array(z.object({ spans: z.array(span) })),
    }),
  ),
});
export type CollectedSpan = z.infer<typeof span>;

/** An OpenTelemetry collector that keeps the spans it receives as OTLP over HTTP in JSON. */
export async function startCollector() {
  const server = await startOutsideServer((_request, response) => sendJson(response, 200, {}));
  const received = () =>
    server.requests
      .filter(({ url }) => url.pathname === "/v1/traces")
      .flatMap(({ body }) => exported.parse(JSON.parse(body)).resourceSpans);
  return {
    ...server,
    spans: (): CollectedSpan[] =>
      received().flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    resources: () => received().map(({ resource }) => resource.attributes),
    /** Everything that arrived, as text. */
    text: () => server.requests.map(({ body }) => body).join("\n"),
  };
}
export type Collector = Awaited<ReturnType<typeof startCollector>>;
