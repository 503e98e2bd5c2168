import { createServer } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { answerText, type OpenAiStandIn, startOpenAiStandIn } from "../../../../test/stand-ins/openai.ts";
import { DEFAULT_TIMEOUTS, type Timeouts } from "../http-exchange.ts";
import type { ModelCall, ModelEvent } from "../model-client.ts";
import { ModelError } from "../model-error.ts";
import { describeModel } from "../model-info.ts";
import { createOutbound } from "../outbound.ts";
import { createChatClient } from "./chat-client.ts";
import type { OpenAiEndpoint } from "./endpoint.ts";

const KEY = "sk-secret-key";
let provider: OpenAiStandIn;

beforeAll(async () => {
  provider = await startOpenAiStandIn({ tokens: 8 });
});
afterAll(() => provider.close());
beforeEach(() => {
  provider.requests.length = 0;
});

function modelAt(
  modelId: string,
  { endpoint, timeouts }: { endpoint?: OpenAiEndpoint; timeouts?: Partial<Timeouts> } = {},
) {
  const client = createChatClient({
    endpoint: endpoint ?? { dialect: "openai", baseUrl: provider.baseUrl, apiKey: KEY },
    timeouts: { ...DEFAULT_TIMEOUTS, ...timeouts },
  });
  return createOutbound({ checks: [] }).guard(describeModel("openai", { id: modelId }), client);
}

function callOf(text = "¿Cuántos días?", more: Partial<ModelCall> = {}): ModelCall {
  return { purpose: "answer", messages: [{ role: "user", content: [{ type: "text", text }] }], ...more };
}

async function streamOf(modelId: string, options: Parameters<typeof modelAt>[1] & Partial<ModelCall> = {}) {
  const events: ModelEvent[] = [];
  const { endpoint, timeouts, ...more } = options;
  const model = modelAt(modelId, { ...(endpoint && { endpoint }), ...(timeouts && { timeouts }) });
  const failure = await model
    .stream({ ...callOf(undefined, more), onEvent: (event) => events.push(event) })
    .then(() => undefined)
    .catch((error: unknown) => error);
  const text = events.map((event) => (event.type === "text" ? event.text : "")).join("");
  return { events, text, failure };
}

const failing = (code: string, facts: object = {}) =>
  expect.objectContaining({ name: "ModelError", code, ...facts });

describe("a successful answer", () => {
  it("is emitted as text, usage and finish, in this order", async () => {
    const { events, text, failure } = await streamOf("gpt-5");
    expect(failure).toBeUndefined();
    expect(text).toBe(answerText(8));
    expect(events.slice(-2)).toEqual([
      { type: "usage", inputTokens: 12, outputTokens: 8, isEstimate: false },
      { type: "finish", reason: "stop" },
    ]);
  });

  it("merges the deltas that arrive together", async () => {
    const { events } = await streamOf("gpt-5");
    expect(events.filter(({ type }) => type === "text").length).toBeLessThan(8);
  });

  it("sends system, history, images and the limit in the protocol's fields", async () => {
    const image = { type: "image", dataUrl: "data:image/png;base64,AAAA" } as const;
    await streamOf("gpt-4o", {
      system: "Sé breve.",
      maxTokens: 50,
      messages: [
        { role: "user", content: [{ type: "text", text: "Hola" }] },
        { role: "assistant", content: [{ type: "text", text: "Dime" }] },
        { role: "user", content: [{ type: "text", text: "¿Qué es?" }, image] },
      ],
    });
    const [{ headers, path, body } = { headers: {}, path: "", body: {} }] = provider.requests;
    expect(path).toBe("/v1/chat/completions");
    expect(headers.authorization).toBe(`Bearer ${KEY}`);
    expect(body).toEqual({
      model: "gpt-4o",
      messages: [
        { role: "system", content: "Sé breve." },
        { role: "user", content: "Hola" },
        { role: "assistant", content: "Dime" },
        {
          role: "user",
          content: [
            { type: "text", text: "¿Qué es?" },
            { type: "image_url", image_url: { url: image.dataUrl } },
          ],
        },
      ],
      stream: true,
      stream_options: { include_usage: true },
      max_completion_tokens: 50,
    });
  });

  it("adds tokens for the reasoning of a reasoning model", async () => {
    await modelAt("gpt-5").complete(callOf("Título", { maxTokens: 20 }));
    expect(provider.requests[0]?.body.max_completion_tokens).toBe(4020);
  });

  it("uses Azure's URLs and key header", async () => {
    const baseUrl = provider.baseUrl.replace("/v1", "");
    const endpoint: OpenAiEndpoint = { dialect: "azure", baseUrl, apiKey: KEY, apiVersion: "2026-01-01" };
    const { text } = await streamOf("mi despliegue", { endpoint });
    expect(text).toBe(answerText(8));
    const [request] = provider.requests;
    expect(request?.path).toBe("/openai/deployments/mi%20despliegue/chat/completions?api-version=2026-01-01");
    expect(request?.headers["api-key"]).toBe(KEY);
    expect(request?.headers.authorization).toBeUndefined();
  });

  it("keeps multi-byte characters intact that arrive byte by byte", async () => {
    const { text, failure } = await streamOf("half-utf8");
    expect(failure).toBeUndefined();
    expect(text).toBe("¿Mañana? ✈️ niño");
  });

  it("separates reasoning and sources from the answer", async () => {
    const thought = await streamOf("reasoning");
    expect(thought.events[0]).toEqual({ type: "reasoning", text: "Pienso en ello." });
    expect(thought.text).toBe(answerText(8));
    const { events } = await streamOf("sources");
    expect(events[0]).toEqual({ type: "source", url: "https://example.com/aviso", title: "Aviso" });
  });

  it("ignores comments, other events and chunks without choices", async () => {
    const { text, failure } = await streamOf("noise");
    expect(failure).toBeUndefined();
    expect(text).toBe(answerText(8));
  });

  it("reports an answer that was cut off at its token limit", async () => {
    const { events } = await streamOf("length");
    expect(events.at(-1)).toEqual({ type: "finish", reason: "length" });
  });

  it("estimates the usage of a provider that reports none and ends without [DONE]", async () => {
    const { events, failure } = await streamOf("no-done");
    expect(failure).toBeUndefined();
    expect(events.at(-2)).toEqual({
      type: "usage",
      inputTokens: 4,
      outputTokens: Math.ceil(answerText(8).length / 4),
      isEstimate: true,
    });
  });

  it("ends at [DONE] even if the provider keeps the connection open", async () => {
    const { events } = await streamOf("never-ends");
    expect(events.at(-1)).toEqual({ type: "finish", reason: "stop" });
  });

  it("reuses one connection for consecutive calls", async () => {
    await streamOf("gpt-5");
    const before = provider.connections();
    for (let round = 0; round < 5; round += 1) await streamOf("gpt-5");
    expect(provider.connections() - before).toBe(0);
  });
});

describe("an answer that fails", () => {
  it.each([
    ["rate-limit", failing("provider_rate_limited", { retryAfterSeconds: 7, status: 429 })],
    ["server-error", failing("model_unavailable", { status: 500, reason: "server_error" })],
    ["html-error", failing("model_unavailable", { status: 502, reason: "http_502" })],
    ["refused-key", failing("provider_refused_key", { status: 401 })],
    ["unknown-model", failing("model_unavailable", { status: 404 })],
    ["too-long", failing("context_too_long")],
    ["too-long-vllm", failing("context_too_long")],
    ["prompt-filtered", failing("content_refused")],
    ["redirect", failing("model_unavailable", { status: 307 })],
    ["empty", failing("empty_answer")],
  ])("%s has its own error code and emits no text", async (script, expected) => {
    const { text, failure } = await streamOf(script);
    expect(failure).toEqual(expected);
    expect(text).toBe("");
  });

  it.each([
    ["break", failing("provider_broken_stream")],
    ["short-body", failing("provider_broken_stream", { reason: "cut" })],
    ["garbage", failing("provider_broken_stream", { reason: "garbage" })],
    ["content-filter", failing("content_refused")],
    ["error-in-stream", failing("model_unavailable", { reason: "overloaded" })],
  ])("%s keeps the text received before", async (script, expected) => {
    const { text, failure } = await streamOf(script);
    expect(failure).toEqual(expected);
    expect(text).toBe(answerText(8));
  });

  it("keeps the words that waited to be joined when the stream breaks", async () => {
    const text = "[[script:break tokens=6 rate=50]]";
    const messages: ModelCall["messages"] = [{ role: "user", content: [{ type: "text", text }] }];
    const broken = await streamOf("gpt-5", { messages });
    expect(broken.failure).toEqual(failing("provider_broken_stream"));
    expect(broken.text).toBe(answerText(6));
  });

  it("rejects a line that never ends", async () => {
    const { failure } = await streamOf("long-line");
    expect(failure).toEqual(failing("provider_broken_stream", { reason: "line_too_long" }));
  });

  it("times out when the provider does not respond, or stalls", async () => {
    const silent = await streamOf("silent", { timeouts: { firstByteMs: 50 } });
    expect(silent.failure).toEqual(failing("model_timeout", { reason: "first_byte" }));
    const stalled = await streamOf("stall", { timeouts: { idleMs: 50 } });
    expect(stalled.failure).toEqual(failing("model_timeout", { reason: "idle" }));
    expect(stalled.text).toBe(answerText(8));
    const endless = await streamOf("stall", { timeouts: { totalMs: 80 } });
    expect(endless.failure).toEqual(failing("model_timeout", { reason: "total" }));
  });

  it("accepts an answer that takes longer than the idle timeout as a whole", async () => {
    const text = "[[script:normal tokens=6 rate=10]]";
    const messages: ModelCall["messages"] = [{ role: "user", content: [{ type: "text", text }] }];
    const slow = await streamOf("gpt-5", { messages, timeouts: { idleMs: 400 } });
    expect(slow.failure).toBeUndefined();
    expect(slow.text).toBe(answerText(6));
  });

  it("waits for a slow first byte", async () => {
    const { text } = await streamOf("slow-first-byte", { timeouts: { firstByteMs: 5000 } });
    expect(text).toBe(answerText(8));
  });

  it("times out when the host does not accept the connection", async () => {
    // A TLS handshake with a server that never responds stands for any connection that is not established.
    const mute = createServer(() => undefined);
    await new Promise<void>((resolve) => mute.listen(0, "127.0.0.1", resolve));
    const address = mute.address();
    const port = typeof address === "object" ? address?.port : 0;
    const endpoint: OpenAiEndpoint = {
      dialect: "openai",
      baseUrl: `https://127.0.0.1:${port}/v1`,
      apiKey: KEY,
    };
    const { failure } = await streamOf("gpt-5", { endpoint, timeouts: { connectMs: 60 } });
    mute.close();
    expect(failure).toEqual(failing("model_timeout", { reason: "connect" }));
  });

  it("reports a refused connection without the URL", async () => {
    const endpoint: OpenAiEndpoint = { dialect: "openai", baseUrl: "http://127.0.0.1:9/v1", apiKey: KEY };
    const { failure } = await streamOf("gpt-5", { endpoint });
    expect(failure).toEqual(failing("model_unavailable", { reason: "ECONNREFUSED" }));
  });

  it("never exposes the key, the URL or the provider's text", async () => {
    for (const script of ["refused-key", "rate-limit", "server-error", "redirect"]) {
      const { failure } = await streamOf(script);
      if (!(failure instanceof ModelError)) throw new Error("It did not fail.");
      const shown = JSON.stringify({ ...failure, message: failure.message, cause: failure.cause });
      expect(shown).not.toMatch(/sk-|127\.0\.0\.1|http:/);
    }
  });

  it("does not follow a redirect", async () => {
    await streamOf("redirect");
    expect(provider.requests).toHaveLength(1);
  });
});

describe("an abort", () => {
  it("rejects with the signal's reason, closes the connection and emits nothing more", async () => {
    const stop = new AbortController();
    const events: ModelEvent[] = [];
    const reason = new Error("stopped by the person");
    const model = modelAt("stall");
    const done = model.stream({
      ...callOf(undefined, { signal: stop.signal }),
      onEvent(event) {
        events.push(event);
        queueMicrotask(() => stop.abort(reason));
      },
    });
    await expect(done).rejects.toBe(reason);
    expect(events.every(({ type }) => type === "text")).toBe(true);
  });

  it("sends no request if it happened before the call", async () => {
    const { failure } = await streamOf("gpt-5", { signal: AbortSignal.abort("no") });
    expect(failure).toBe("no");
    expect(provider.requests).toHaveLength(0);
  });

  it("rethrows an error of the event handler unchanged", async () => {
    const fault = new Error("a fault of ours");
    const onEvent = () => {
      throw fault;
    };
    await expect(modelAt("gpt-5").stream({ ...callOf(), onEvent })).rejects.toBe(fault);
  });
});

describe("a short call", () => {
  it("returns the whole answer, with usage", async () => {
    await expect(modelAt("gpt-5").complete(callOf())).resolves.toEqual({
      text: answerText(8),
      modelId: "gpt-5",
      usage: { inputTokens: 12, outputTokens: answerText(8).split(" ").length, isEstimate: false },
    });
  });

  it.each([
    ["rate-limit", failing("provider_rate_limited", { retryAfterSeconds: 7 })],
    ["empty", failing("empty_answer")],
    ["content-filter", failing("content_refused")],
    ["garbage", failing("provider_broken_stream")],
  ])("%s has its own error code", async (script, expected) => {
    await expect(modelAt(script).complete(callOf())).rejects.toEqual(expected);
  });
});

it("retries on a new connection when the server has closed a kept-alive one", async () => {
  const short = await startOpenAiStandIn({ tokens: 2 });
  const endpoint: OpenAiEndpoint = { dialect: "openai", baseUrl: short.baseUrl, apiKey: KEY };
  await streamOf("gpt-5", { endpoint });
  short.dropNextRequest();
  const { text, failure } = await streamOf("gpt-5", { endpoint });
  await short.close();
  expect(failure).toBeUndefined();
  expect(text).toBe(answerText(2));
});
