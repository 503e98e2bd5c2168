import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startAnthropicStandIn } from "../../../test/stand-ins/anthropic.ts";
import { startGoogleStandIn } from "../../../test/stand-ins/google.ts";
import type { VendorStandIn } from "../../../test/stand-ins/vendor-server.ts";
import { createAnthropicClient } from "./anthropic/anthropic-client.ts";
import { createGeminiClient } from "./gemini/gemini-client.ts";
import { DEFAULT_TIMEOUTS, type Timeouts } from "./http-exchange.ts";
import type { ModelCall, ModelEvent } from "./model-client.ts";
import { ModelError } from "./model-error.ts";
import { describeModel } from "./model-info.ts";
import { createOutbound } from "./outbound.ts";

type Vendor = "google" | "anthropic";

let standIns: Record<Vendor, VendorStandIn>;

beforeAll(async () => {
  standIns = { google: await startGoogleStandIn(), anthropic: await startAnthropicStandIn() };
});
afterAll(() => Promise.all(Object.values(standIns).map((standIn) => standIn.close())));
beforeEach(() => {
  for (const standIn of Object.values(standIns)) standIn.requests.length = 0;
});

function modelAt(vendor: Vendor, modelId: string, timeouts: Partial<Timeouts> = {}) {
  const create = vendor === "google" ? createGeminiClient : createAnthropicClient;
  const client = create({
    apiKey: "secret-key",
    baseUrl: standIns[vendor].baseUrl,
    timeouts: { ...DEFAULT_TIMEOUTS, ...timeouts },
  });
  const info = describeModel(vendor, { id: modelId }, { id: modelId, online: true });
  return createOutbound({ checks: [] }).guard(info, client);
}

function callOf(more: Partial<ModelCall> = {}): ModelCall {
  return {
    purpose: "answer",
    messages: [{ role: "user", content: [{ type: "text", text: "Hola" }] }],
    ...more,
  };
}

async function streamOf(
  vendor: Vendor,
  modelId: string,
  { timeouts, ...more }: Partial<ModelCall> & { timeouts?: Partial<Timeouts> } = {},
) {
  const events: ModelEvent[] = [];
  const failure = await modelAt(vendor, modelId, timeouts)
    .stream({ ...callOf(more), onEvent: (event) => events.push(event) })
    .then(() => undefined)
    .catch((error: unknown) => error);
  const text = events.map((event) => (event.type === "text" ? event.text : "")).join("");
  return { events, text, failure };
}

const failing = (code: string, facts: object = {}) =>
  expect.objectContaining({ name: "ModelError", code, ...facts });

describe.each([
  ["google", "Hola, soy Gemini.", { inputTokens: 11, outputTokens: 5 }],
  ["anthropic", "Hola, soy Claude.", { inputTokens: 10, outputTokens: 6 }],
] as const)("%s", (vendor, answer, usage) => {
  it("emits the same events as every other client", async () => {
    const { events, text, failure } = await streamOf(vendor, "normal");
    expect(failure).toBeUndefined();
    expect(text).toBe(answer);
    expect(events.slice(-2)).toEqual([
      { type: "usage", ...usage, isEstimate: false },
      { type: "finish", reason: "stop" },
    ]);
  });

  it("returns the whole answer of a short call", async () => {
    await expect(modelAt(vendor, "normal").complete(callOf())).resolves.toEqual({
      text: answer,
      modelId: "normal",
      usage: { ...usage, isEstimate: false },
    });
  });

  it("sends an image as data, with the configured key", async () => {
    const image = { type: "image", dataUrl: "data:image/png;base64,AAAA" } as const;
    await streamOf(vendor, "normal", {
      system: "Sé breve.",
      messages: [{ role: "user", content: [{ type: "text", text: "¿Qué es?" }, image] }],
    });
    const [request] = standIns[vendor].requests;
    expect(JSON.stringify(request?.body)).toContain("AAAA");
    expect(JSON.stringify(request?.body)).toContain("Sé breve.");
    expect(request?.headers[vendor === "google" ? "x-goog-api-key" : "x-api-key"]).toBe("secret-key");
  });

  it("searches the web only when requested", async () => {
    await streamOf(vendor, "gemini-flash-latest");
    await streamOf(vendor, "gemini-flash-latest", { online: true });
    const [without, with_] = standIns[vendor].requests.map(({ body }) => JSON.stringify(body.tools ?? null));
    expect(without).toBe("null");
    expect(with_).toMatch(/googleSearch|web_search/);
  });

  it.each([
    ["rate-limit", failing("provider_rate_limited", { retryAfterSeconds: vendor === "google" ? 9 : 3 })],
    ["refused-key", failing("provider_refused_key")],
    ["too-long", failing("context_too_long")],
  ])("%s has its own error code", async (script, expected) => {
    const { failure } = await streamOf(vendor, script);
    expect(failure).toEqual(expected);
  });

  it("reports a broken stream and keeps the text received before", async () => {
    const { text, failure } = await streamOf(vendor, "break");
    expect(failure).toBeInstanceOf(ModelError);
    expect(text).toBe("Hola, ");
  });

  it("times out when the provider stalls", async () => {
    const { failure } = await streamOf(vendor, "stall", { timeouts: { idleMs: 60 } });
    expect(failure).toEqual(failing("model_timeout", { reason: "idle" }));
  });

  it("rejects with the signal's reason when aborted", async () => {
    const stop = new AbortController();
    const done = modelAt(vendor, "stall").stream({
      ...callOf({ signal: stop.signal }),
      onEvent: () => stop.abort("stopped"),
    });
    await expect(done).rejects.toBe("stopped");
  });

  it("rethrows an error of the event handler unchanged", async () => {
    const fault = new Error("a fault of ours");
    const onEvent = () => {
      throw fault;
    };
    await expect(modelAt(vendor, "normal").stream({ ...callOf(), onEvent })).rejects.toBe(fault);
  });

  it("never exposes the key or the URL in its errors", async () => {
    const { failure } = await streamOf(vendor, "refused-key");
    if (!(failure instanceof ModelError)) throw new Error("It did not fail.");
    expect(JSON.stringify({ ...failure, message: failure.message, cause: failure.cause })).not.toMatch(
      /secret|127\.0\.0\.1/,
    );
  });
});

describe("only google", () => {
  it.each([
    ["safety", failing("content_refused")],
    ["empty", failing("empty_answer")],
    ["garbage", failing("provider_broken_stream")],
    ["server-error", failing("model_unavailable", { status: 500 })],
    ["redirect", failing("model_unavailable", { status: 307 })],
  ])("%s has its own error code", async (script, expected) => {
    const { failure } = await streamOf("google", script);
    expect(failure).toEqual(expected);
  });

  it("separates reasoning and sources from the answer", async () => {
    const thinking = await streamOf("google", "thinking");
    expect(thinking.events).toContainEqual({ type: "reasoning", text: "Pienso en ello." });
    const { events } = await streamOf("google", "sources");
    expect(events).toContainEqual({ type: "source", url: "https://example.com/aviso", title: "Aviso" });
  });

  it("times out when the provider does not respond", async () => {
    const { failure } = await streamOf("google", "silent", { timeouts: { connectMs: 20, firstByteMs: 40 } });
    expect(failure).toEqual(failing("model_timeout", { reason: "first_byte" }));
  });
});

describe("only anthropic", () => {
  it.each([
    ["overloaded", failing("model_unavailable", { reason: "overloaded_error" })],
    ["refusal", failing("content_refused")],
  ])("%s has its own error code", async (script, expected) => {
    const { failure } = await streamOf("anthropic", script);
    expect(failure).toEqual(expected);
  });

  it("reports an answer that was cut off at its token limit", async () => {
    const { events } = await streamOf("anthropic", "length");
    expect(events.at(-1)).toEqual({ type: "finish", reason: "length" });
  });
});

const TOOL = { name: "look", description: "Looks.", input: { type: "object", properties: {} } };
const STEPS = [
  { text: "", calls: [{ id: "1-a", name: "look", input: '{"n":', output: "No.", isError: true }] },
];

describe("tools", () => {
  it("of Anthropic are declared in the last step too, and must not be called there", async () => {
    await streamOf("anthropic", "claude-haiku-5-5", { steps: STEPS, maxTokens: 20 });
    expect(standIns.anthropic.requests[0]?.body).toMatchObject({
      max_tokens: 4020,
      tools: [{ name: "look", input_schema: { type: "object" } }],
      tool_choice: { type: "none" },
    });
  });

  it.each([
    ["anthropic", '{"type":"tool_use","id":"1-a","name":"look","input":{"INVALID_JSON":"{\\"n\\":"}}'],
    ["google", '"args":{"INVALID_JSON":"{\\"n\\":"}'],
  ] as const)("of %s get invalid input back as an object", async (vendor, block) => {
    await streamOf(vendor, "normal", { steps: STEPS, tools: [TOOL] });
    expect(JSON.stringify(standIns[vendor].requests[0]?.body)).toContain(block);
  });

  it("of Anthropic stand beside its search of the web", async () => {
    await streamOf("anthropic", "claude-sonnet-5-5", { tools: [TOOL], online: true });
    const tools = standIns.anthropic.requests[0]?.body.tools;
    expect(tools).toEqual([
      { type: "web_search_20250305", name: "web_search", max_uses: 5 },
      { name: "look", description: "Looks.", input_schema: TOOL.input },
    ]);
  });

  it("of Gemini stand beside its search, except for older models, which then only search", async () => {
    await streamOf("google", "gemini-3-pro-preview", { tools: [TOOL], online: true });
    await streamOf("google", "gemini-2.5-flash", { tools: [TOOL], online: true });
    const [both, older] = standIns.google.requests.map(({ body }) => body);
    expect(both?.tools).toEqual([
      { googleSearch: {} },
      {
        functionDeclarations: [{ name: "look", description: "Looks.", parametersJsonSchema: TOOL.input }],
      },
    ]);
    expect(both?.toolConfig).toMatchObject({ includeServerSideToolInvocations: true });
    expect(older?.tools).toEqual([{ googleSearch: {} }]);
  });
});
