import { afterEach, expect, it } from "vitest";
import { z } from "zod";
import { ask, question } from "../test/ask.ts";
import { startTestApp } from "../test/harness.ts";
import { startProviderStandIns, TOOL_MODELS } from "../test/provider-stand-ins.ts";
import { silentLog } from "../test/silent-log.ts";
import { newSpawnEnvironment } from "../test/spawn-environment.ts";
import { type CollectedSpan, type Collector, startCollector } from "../test/stand-ins/collector.ts";
import { toolStepsQuestion } from "../test/stand-ins/tool-steps.ts";
import { newPerson } from "../test/test-issuer.ts";
import { defineHandler } from "./adapters/jobs/index.ts";
import { createOutbound } from "./adapters/models/index.ts";
import { inSpan, startTracing } from "./adapters/tracing/index.ts";
import { readConfig } from "./config/config.ts";
import { defineTool, toolBoxOf } from "./modules/turns/index.ts";
import { startServer } from "./start-server.ts";

const REQUEST_ID = "0f8fad5b-d9cb-469f-a165-70867728950e";
const TRACE_ID = REQUEST_ID.replaceAll("-", "");
const SECRET = "Zanahoria";

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

async function collect(): Promise<{ collector: Collector; stop: () => Promise<void> }> {
  const collector = await startCollector();
  closers.push(() => collector.close());
  const tracing = await startTracing({
    url: `${collector.baseUrl}/v1/traces`,
    headers: { "x-team": "operations" },
    serviceName: "metatron",
    version: "1",
    resource: {},
    ratio: 1,
    log: silentLog,
  });
  closers.push(() => tracing.close());
  return { collector, stop: () => tracing.close() };
}

/** The names from a span up to the root of its trace. */
function pathOf(spans: readonly CollectedSpan[], span: CollectedSpan): string[] {
  const parent = spans.find(({ spanId }) => spanId === span.parentSpanId);
  return [span.name, ...(parent ? pathOf(spans, parent) : [])];
}

it("follows a question from the browser's request id to model and tool calls, without its texts", async () => {
  const { collector, stop } = await collect();
  const providers = await startProviderStandIns();
  closers.push(() => providers.close());
  const lookUp = defineTool({
    name: "look_up",
    description: "Looks something up.",
    access: "read",
    input: z.object({ word: z.string() }),
    async run({ word }) {
      throw new Error(`There is no ${word}.`);
    },
  });
  const test = await startTestApp({
    deps: () => ({
      models: providers.models(createOutbound({ checks: [] })),
      tools: toolBoxOf([lookUp]),
    }),
  });
  const person = newPerson(["chat_metatron_user_pro"]);
  const replies = [
    { thinking: SECRET, calls: [{ name: "look_up", input: { word: SECRET } }] },
    { text: `${SECRET}.` },
  ];
  const request = question(toolStepsQuestion({ replies }), { model: TOOL_MODELS["chat completions"] });
  const answer = await test.as(person)({
    method: "POST",
    url: "/api/assistant/chatlibre",
    payload: request,
    headers: { "x-request-id": REQUEST_ID },
  });
  expect([answer.statusCode, answer.headers["x-request-id"]]).toEqual([200, REQUEST_ID]);
  await test.close();
  await stop();

  const spans = collector.spans().filter(({ traceId }) => traceId === TRACE_ID);
  const paths = spans.map((span) => pathOf(spans, span).join(" < "));
  const root = "POST /api/assistant/chatlibre";
  expect(paths).toEqual(
    expect.arrayContaining([
      root,
      `turn < ${root}`,
      `prepare < turn < ${root}`,
      `step < turn < ${root}`,
      `answer gpt-5 < step < turn < ${root}`,
      `tool look_up < turn < ${root}`,
    ]),
  );
  expect(spans.filter(({ name }) => name === "step")).toHaveLength(2);
  const turn = spans.find(({ name }) => name === "turn");
  expect(turn?.attributes).toMatchObject({
    "metatron.turn_id": request.answerId,
    "metatron.outcome": "complete",
  });
  expect(spans.flatMap(({ events }) => events.map(({ name }) => name))).toEqual(["first token"]);
  expect(spans.find(({ name }) => name === "tool look_up")).toMatchObject({
    attributes: { "gen_ai.tool.name": "look_up", "error.type": "failed" },
    status: { code: 2 },
  });
  expect(collector.requests[0]?.headers["x-team"]).toBe("operations");
  for (const hidden of [SECRET, person.email, person.name, "Bearer"])
    expect(collector.text()).not.toContain(hidden);
});

it("joins a job to the trace of the request that sent it, and hides the trace from the handler", async () => {
  const { collector, stop } = await collect();
  const test = await startTestApp();
  const job = { name: "traced-job", payload: z.strictObject({ n: z.number() }) };
  const handled = Promise.withResolvers<object>();
  await test.deps.jobs.declare([job]);
  await inSpan({ name: "sender", traceId: TRACE_ID }, () => test.deps.jobs.send(job, { n: 1 }));
  await test.deps.jobs.work([defineHandler(job, async (payload) => handled.resolve(payload))]);
  expect(await handled.promise).toEqual({ n: 1 });
  await test.close();
  await stop();
  const spans = collector.spans().filter(({ traceId }) => traceId === TRACE_ID);
  expect(spans.map((span) => pathOf(spans, span))).toEqual([["sender"], ["job traced-job", "sender"]]);
});

it("exports to the collector of the environment, and replaces request ids that are not UUIDs", async () => {
  const collector = await startCollector();
  closers.push(() => collector.close());
  const given = await newSpawnEnvironment();
  const server = await startServer(
    readConfig({
      ...given.variables,
      PORT: "0",
      LOG_LEVEL: "silent",
      OLLAMA_BASE_URL: "off",
      OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.baseUrl}/`,
      OTEL_EXPORTER_OTLP_HEADERS: "authorization=Basic%20abc,x-a=b",
      OTEL_SERVICE_NAME: "chat",
      OTEL_RESOURCE_ATTRIBUTES: "deployment.environment.name=test",
    }),
  );
  const answer = await fetch(`http://localhost:${server.port}/api/status`, {
    headers: { "x-request-id": SECRET },
  });
  const id = answer.headers.get("x-request-id") ?? "";
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  await server.close();
  await given.remove();
  expect(collector.requests[0]?.headers).toMatchObject({ authorization: "Basic abc", "x-a": "b" });
  expect(collector.resources()[0]).toMatchObject({
    "service.name": "chat",
    "deployment.environment.name": "test",
  });
  expect(collector.spans().find(({ name }) => name === "GET /api/status")).toMatchObject({
    traceId: id.replaceAll("-", ""),
    attributes: { "http.response.status_code": 200, "metatron.request_id": id },
  });
});

it("answers and closes while the collector is down", async () => {
  const { collector } = await collect();
  await collector.close();
  const test = await startTestApp();
  const { status } = await ask(test, newPerson(), question("Hola"));
  expect(status).toBe(200);
  await test.close();
});
