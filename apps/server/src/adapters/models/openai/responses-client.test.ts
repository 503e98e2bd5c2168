import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startVendorStandIn, type VendorStandIn } from "../../../../test/stand-ins/vendor-server.ts";
import { DEFAULT_TIMEOUTS } from "../http-exchange.ts";
import type { ModelCall, ModelEvent } from "../model-client.ts";
import { describeModel } from "../model-info.ts";
import { createOutbound } from "../outbound.ts";
import type { OpenAiEndpoint } from "./endpoint.ts";
import { createResponsesClient } from "./responses-client.ts";

let answer: { status?: number; events?: object[]; body?: object };
let provider: VendorStandIn;

beforeEach(async () => {
  provider = await startVendorStandIn((_request, res) => {
    const { status = 200, events, body } = answer;
    const text = events
      ? events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join("")
      : JSON.stringify(body);
    res.writeHead(status).end(text);
  });
});
afterEach(() => provider.close());

function modelAt(modelId: string, endpoint?: OpenAiEndpoint) {
  const client = createResponsesClient({
    endpoint: endpoint ?? { dialect: "openai", baseUrl: provider.baseUrl, apiKey: "k" },
    timeouts: DEFAULT_TIMEOUTS,
  });
  return createOutbound({ checks: [] }).guard(
    describeModel("openai", { id: modelId }, { id: modelId, online: true }),
    client,
  );
}

const call: ModelCall = {
  purpose: "answer",
  messages: [{ role: "user", content: [{ type: "text", text: "Hola" }] }],
};

async function eventsOf(events: object[], more: Partial<ModelCall> = {}) {
  answer = { events };
  const emitted: ModelEvent[] = [];
  const failure = await modelAt("gpt-5")
    .stream({ ...call, ...more, onEvent: (event) => emitted.push(event) })
    .catch((error: unknown) => error);
  return { emitted, failure };
}

const completed = { type: "response.completed", response: { usage: { input_tokens: 3, output_tokens: 4 } } };

describe("a response", () => {
  it("is emitted as reasoning, text, sources, usage and finish", async () => {
    const { emitted } = await eventsOf([
      { type: "response.reasoning_summary_text.delta", delta: "Uno." },
      { type: "response.reasoning_summary_part.added", summary_index: 1 },
      { type: "response.reasoning_summary_text.delta", delta: "Dos." },
      { type: "response.output_text.delta", delta: "Ho" },
      { type: "response.output_text.delta", delta: "la." },
      { type: "response.output_text.annotation.added", annotation: { url: "https://a.example", title: "A" } },
      { type: "response.something.new", delta: "?" },
      completed,
    ]);
    expect(emitted).toEqual([
      { type: "reasoning", text: "Uno.\n\nDos." },
      { type: "text", text: "Hola." },
      { type: "source", url: "https://a.example", title: "A" },
      { type: "usage", inputTokens: 3, outputTokens: 4, isEstimate: false },
      { type: "finish", reason: "stop" },
    ]);
  });

  it("that reached its limit ends with length", async () => {
    const { emitted } = await eventsOf([
      { type: "response.output_text.delta", delta: "Hola" },
      { type: "response.incomplete", response: { incomplete_details: { reason: "max_output_tokens" } } },
    ]);
    expect(emitted.at(-1)).toEqual({ type: "finish", reason: "length" });
  });

  it.each([
    [
      "content_refused",
      { type: "response.incomplete", response: { incomplete_details: { reason: "content_filter" } } },
    ],
    [
      "provider_rate_limited",
      { type: "response.failed", response: { error: { code: "rate_limit_exceeded" } } },
    ],
    ["context_too_long", { type: "error", code: "context_length_exceeded", message: "Too long" }],
    ["model_unavailable", { type: "error", error: { type: "server_error", message: "Sorry" } }],
    ["empty_answer", completed],
  ])("fails with %s", async (code, event) => {
    const { failure } = await eventsOf([event]);
    expect(failure).toMatchObject({ name: "ModelError", code });
  });

  it("that breaks off fails, and keeps its text", async () => {
    const { emitted, failure } = await eventsOf([{ type: "response.output_text.delta", delta: "Ho" }]);
    expect(failure).toMatchObject({ code: "provider_broken_stream", reason: "cut" });
    expect(emitted).toEqual([{ type: "text", text: "Ho" }]);
  });

  it("is read whole for a short call", async () => {
    answer = {
      body: {
        output: [
          { type: "reasoning", summary: [] },
          { type: "message", content: [{ type: "output_text", text: "Título" }] },
        ],
        usage: { input_tokens: 3, output_tokens: 4 },
      },
    };
    await expect(modelAt("gpt-5").complete({ ...call, maxTokens: 20 })).resolves.toEqual({
      text: "Título",
      modelId: "gpt-5",
      usage: { inputTokens: 3, outputTokens: 4, isEstimate: false },
    });
    expect(provider.requests[0]?.body.max_output_tokens).toBe(4020);
  });
});

describe("a request", () => {
  it("has images, earlier answers and the search of the web", async () => {
    const image = { type: "image", dataUrl: "data:image/png;base64,AAAA" } as const;
    await eventsOf([{ type: "response.output_text.delta", delta: "Hola" }, completed], {
      online: true,
      messages: [
        { role: "assistant", content: [{ type: "text", text: "Dime" }] },
        { role: "user", content: [{ type: "text", text: "¿Qué es?" }, image] },
      ],
    });
    expect(provider.requests[0]?.body).toEqual({
      model: "gpt-5",
      input: [
        { role: "assistant", content: [{ type: "output_text", text: "Dime" }] },
        {
          role: "user",
          content: [
            { type: "input_text", text: "¿Qué es?" },
            { type: "input_image", image_url: image.dataUrl },
          ],
        },
      ],
      tools: [{ type: "web_search" }],
      store: false,
      include: ["reasoning.encrypted_content"],
      stream: true,
    });
  });

  it("asks only models that reason for their encrypted reasoning", async () => {
    answer = { body: { output: [{ type: "message", content: [{ text: "Hola" }] }] } };
    await modelAt("gpt-4o").complete(call);
    expect(provider.requests[0]?.body).not.toHaveProperty("include");
  });

  it("uses Azure's URL and key header", async () => {
    answer = { body: { output: [{ type: "message", content: [{ text: "Hola" }] }] } };
    const { baseUrl } = provider;
    await modelAt("mi-gpt", { dialect: "azure", baseUrl, apiKey: "k", apiVersion: "v" }).complete(call);
    expect(provider.requests[0]).toMatchObject({
      path: "/openai/v1/responses",
      headers: { "api-key": "k" },
      body: { model: "mi-gpt" },
    });
  });
});
