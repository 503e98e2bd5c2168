import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startVendorStandIn, type VendorStandIn } from "../../../test/stand-ins/vendor-server.ts";
import { createAnthropicClient } from "./anthropic/anthropic-client.ts";
import { createGeminiClient } from "./gemini/gemini-client.ts";
import { DEFAULT_TIMEOUTS } from "./http-exchange.ts";
import type { EarlierStep, ModelCall, ModelEvent } from "./model-client.ts";
import { describeModel } from "./model-info.ts";
import { createOllamaClient } from "./ollama/ollama-client.ts";
import { createChatClient } from "./openai/chat-client.ts";
import { createResponsesClient } from "./openai/responses-client.ts";
import { createOutbound } from "./outbound.ts";

const timeouts = DEFAULT_TIMEOUTS;
const OLLAMA_LINES = [
  { message: { role: "assistant", content: "", thinking: "because" }, done: false },
  { message: { role: "assistant", content: "Miro. " }, done: false },
  {
    message: {
      role: "assistant",
      content: "",
      tool_calls: [{ function: { name: "flight_status", arguments: { n: "LA1" } } }],
    },
    done: false,
  },
  {
    message: {
      role: "assistant",
      content: "",
      tool_calls: [{ function: { name: "flight_status", arguments: { n: "LA2" } } }],
    },
    done: false,
  },
  {
    message: { role: "assistant", content: "" },
    done: true,
    done_reason: "stop",
    prompt_eval_count: 5,
    eval_count: 7,
  },
];
const streams = {
  chat: read("openai-chat.sse"),
  responses: read("openai-responses.sse"),
  anthropic: read("anthropic.sse"),
  gemini: read("gemini.sse"),
  ollama: OLLAMA_LINES.map((line) => `${JSON.stringify(line)}\n`).join(""),
};
type ProtocolName = keyof typeof streams;

let stream = "";
let provider: VendorStandIn;

beforeEach(async () => {
  provider = await startVendorStandIn((_request, res) => res.writeHead(200).end(stream));
});
afterEach(() => provider.close());

function clientOf(name: ProtocolName) {
  const { baseUrl } = provider;
  const endpoint = { dialect: "openai", baseUrl } as const;
  switch (name) {
    case "chat":
      return createChatClient({ endpoint, timeouts });
    case "responses":
      return createResponsesClient({ endpoint, timeouts });
    case "anthropic":
      return createAnthropicClient({ apiKey: "k", baseUrl, timeouts });
    case "gemini":
      return createGeminiClient({ apiKey: "k", baseUrl, timeouts });
    case "ollama":
      return createOllamaClient({ baseUrl, timeouts });
  }
}

const MODELS: Record<ProtocolName, string> = {
  chat: "gpt-5",
  responses: "gpt-5",
  anthropic: "claude-sonnet-5-5",
  gemini: "gemini-pro-latest",
  ollama: "qwen3:8b",
};

const TOOL = {
  name: "flight_status",
  description: "The status of a flight.",
  input: {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    type: "object",
    properties: { n: { type: "string" } },
    required: ["n"],
  },
};
const PARAMETERS = { type: "object", properties: { n: { type: "string" } }, required: ["n"] };

async function eventsOf(name: ProtocolName, more: Partial<ModelCall> = {}, modelId = MODELS[name]) {
  const events: ModelEvent[] = [];
  const model = createOutbound({ checks: [] }).guard(
    describeModel("openai", { id: modelId }, { id: modelId, online: true }),
    clientOf(name),
  );
  await model.stream({
    purpose: "answer",
    system: "Sé breve.",
    messages: [{ role: "user", content: [{ type: "text", text: "¿LA1 y LA2?" }] }],
    tools: [TOOL],
    ...more,
    onEvent: (event) => events.push(event),
  });
  return events;
}

/** The body of the request that follows the calls of the recorded stream. */
async function secondBody(name: ProtocolName, more: Partial<EarlierStep> = {}, modelId?: string) {
  stream = streams[name];
  const events = await eventsOf(name);
  const providerState = events.find((event) => event.type === "provider-state")?.state;
  const text = events.map((event) => (event.type === "text" ? event.text : "")).join("");
  const calls = events.filter((event) => event.type === "tool-call");
  const step: EarlierStep = {
    text,
    calls: calls.map(({ id, name: called, input }, at) => ({
      id: `1-${id}`,
      name: called,
      input,
      output: at === 0 ? "a tiempo" : "No existe.",
      isError: at === 1,
    })),
    providerState,
    ...more,
  };
  await eventsOf(name, { steps: [step] }, modelId);
  return provider.requests.at(-1)?.body;
}

const inputs = (events: readonly ModelEvent[]) => {
  const byId = new Map<string, string>();
  for (const event of events)
    if (event.type === "tool-input") byId.set(event.id, (byId.get(event.id) ?? "") + event.delta);
  return Object.fromEntries(byId);
};

describe.each([
  ["chat", ["call_1", "call_2"], { call_1: '{"n":"LA1"}', call_2: '{"n":"LA2"}' }],
  ["responses", ["call_1", "call_2"], { call_1: '{"n":"LA1"}', call_2: '{"n":"LA2"}' }],
  ["anthropic", ["toolu_1", "toolu_2"], { toolu_1: '{"n":"LA1"}', toolu_2: '{"n":"LA2"}' }],
  // These two send each input whole.
  ["gemini", ["f1", "f2"], {}],
  ["ollama", ["call_0", "call_1"], {}],
] as const)("the calls of a %s stream", (name, ids, streamed) => {
  it("are complete, in order, and end before the usage", async () => {
    stream = streams[name];
    const events = await eventsOf(name);
    expect(events.filter(({ type }) => type === "tool-call")).toEqual(
      ids.map((id, at) => ({
        type: "tool-call",
        id,
        name: "flight_status",
        input: { n: `LA${at + 1}` },
      })),
    );
    expect(inputs(events)).toEqual(streamed);
    expect(events.at(-1)).toEqual({ type: "finish", reason: "stop" });
    expect(events.at(-2)).toMatchObject({ type: "usage", inputTokens: 5, isEstimate: false });
  });

  it("are ignored when no tools were offered", async () => {
    stream = streams[name];
    const ended = await eventsOf(name, { tools: undefined }).catch((error: unknown) => error);
    const hasText = name === "anthropic" || name === "ollama";
    if (hasText) expect(ended).not.toContainEqual(expect.objectContaining({ type: "tool-call" }));
    else expect(ended).toMatchObject({ code: "empty_answer" });
  });
});

describe("the request after the calls", () => {
  it("of chat completions has one message for each result", async () => {
    expect(await secondBody("chat", { steers: ["Más corto."] })).toEqual({
      model: "gpt-5",
      messages: [
        { role: "system", content: "Sé breve." },
        { role: "user", content: "¿LA1 y LA2?" },
        {
          role: "assistant",
          content: null,
          tool_calls: [
            {
              id: "1-call_1",
              type: "function",
              function: { name: "flight_status", arguments: '{"n":"LA1"}' },
            },
            {
              id: "1-call_2",
              type: "function",
              function: { name: "flight_status", arguments: '{"n":"LA2"}' },
            },
          ],
        },
        { role: "tool", tool_call_id: "1-call_1", content: "a tiempo" },
        { role: "tool", tool_call_id: "1-call_2", content: "No existe." },
        { role: "user", content: "Más corto." },
      ],
      tools: [
        {
          type: "function",
          function: {
            name: "flight_status",
            description: "The status of a flight.",
            parameters: PARAMETERS,
          },
        },
      ],
      stream: true,
      stream_options: { include_usage: true },
    });
  });

  it("of Responses has the encrypted reasoning before its calls, with their own ids", async () => {
    expect(await secondBody("responses", { steers: ["Más corto."] })).toEqual({
      model: "gpt-5",
      instructions: "Sé breve.",
      input: [
        { role: "user", content: [{ type: "input_text", text: "¿LA1 y LA2?" }] },
        {
          type: "reasoning",
          id: "rs_1",
          summary: [{ type: "summary_text", text: "because" }],
          encrypted_content: "FULL",
        },
        { type: "function_call", call_id: "call_1", name: "flight_status", arguments: '{"n":"LA1"}' },
        { type: "function_call", call_id: "call_2", name: "flight_status", arguments: '{"n":"LA2"}' },
        { type: "function_call_output", call_id: "call_1", output: "a tiempo" },
        { type: "function_call_output", call_id: "call_2", output: "No existe." },
        { role: "user", content: [{ type: "input_text", text: "Más corto." }] },
      ],
      tools: [
        {
          type: "function",
          name: "flight_status",
          description: "The status of a flight.",
          parameters: PARAMETERS,
          strict: false,
        },
      ],
      store: false,
      include: ["reasoning.encrypted_content"],
      stream: true,
    });
  });

  it("of Anthropic has the signed thinking first, and all results in one message", async () => {
    expect(await secondBody("anthropic", { steers: ["Más corto."] })).toEqual({
      model: "claude-sonnet-5-5",
      max_tokens: 64_000,
      system: "Sé breve.",
      messages: [
        { role: "user", content: [{ type: "text", text: "¿LA1 y LA2?" }] },
        {
          role: "assistant",
          content: [
            { type: "thinking", thinking: "because", signature: "SIG" },
            { type: "text", text: "Miro. " },
            { type: "tool_use", id: "toolu_1", name: "flight_status", input: { n: "LA1" } },
            { type: "tool_use", id: "toolu_2", name: "flight_status", input: { n: "LA2" } },
          ],
        },
        {
          role: "user",
          content: [
            { type: "tool_result", tool_use_id: "toolu_1", content: "a tiempo" },
            { type: "tool_result", tool_use_id: "toolu_2", content: "No existe.", is_error: true },
            { type: "text", text: "Más corto." },
          ],
        },
      ],
      tools: [{ name: "flight_status", description: "The status of a flight.", input_schema: PARAMETERS }],
      stream: true,
    });
  });

  it("of Gemini has the signature in the part of its call", async () => {
    expect(await secondBody("gemini", { steers: ["Más corto."] })).toEqual({
      systemInstruction: { parts: [{ text: "Sé breve." }] },
      contents: [
        { role: "user", parts: [{ text: "¿LA1 y LA2?" }] },
        {
          role: "model",
          parts: [
            { text: "because", thought: true },
            {
              functionCall: { id: "f1", name: "flight_status", args: { n: "LA1" } },
              thoughtSignature: "TS1",
            },
            { functionCall: { id: "f2", name: "flight_status", args: { n: "LA2" } } },
          ],
        },
        {
          role: "user",
          parts: [
            { functionResponse: { id: "f1", name: "flight_status", response: { output: "a tiempo" } } },
            { functionResponse: { id: "f2", name: "flight_status", response: { error: "No existe." } } },
          ],
        },
        { role: "user", parts: [{ text: "Más corto." }] },
      ],
      tools: [
        {
          functionDeclarations: [
            {
              name: "flight_status",
              description: "The status of a flight.",
              parametersJsonSchema: PARAMETERS,
            },
          ],
        },
      ],
    });
  });

  it("of Ollama has arguments as objects, and results by name", async () => {
    expect(await secondBody("ollama", { steers: ["Más corto."] })).toEqual({
      model: "qwen3:8b",
      messages: [
        { role: "system", content: "Sé breve." },
        { role: "user", content: "¿LA1 y LA2?" },
        {
          role: "assistant",
          content: "Miro. ",
          thinking: "because",
          tool_calls: [
            { function: { name: "flight_status", arguments: { n: "LA1" } } },
            { function: { name: "flight_status", arguments: { n: "LA2" } } },
          ],
        },
        { role: "tool", tool_name: "flight_status", content: "a tiempo" },
        { role: "tool", tool_name: "flight_status", content: "No existe." },
        { role: "user", content: "Más corto." },
      ],
      tools: [
        {
          type: "function",
          function: {
            name: "flight_status",
            description: "The status of a flight.",
            parameters: PARAMETERS,
          },
        },
      ],
      stream: true,
    });
  });

  it.each(["responses", "anthropic", "gemini", "ollama"] as const)(
    "of another model has nothing of what %s wanted back",
    async (name) => {
      const body = JSON.stringify(await secondBody(name, {}, "gemini-2.5-flash"));
      expect(body).not.toMatch(/FULL|SIG|TS1|because|"(id|call_id)":"(f1|toolu_1|call_1)"/);
      expect(body).toContain("a tiempo");
    },
  );

  it("has a signature that Gemini accepts for calls of another model", async () => {
    const body = await secondBody("gemini", { providerState: undefined });
    const parts = [
      {
        functionCall: { name: "flight_status", args: { n: "LA1" } },
        thoughtSignature: "skip_thought_signature_validator",
      },
      { functionCall: { name: "flight_status", args: { n: "LA2" } } },
    ];
    expect(body?.contents).toContainEqual({ role: "model", parts });
  });
});

function read(name: string): string {
  return readFileSync(new URL(`../../../test/stand-ins/streams/${name}`, import.meta.url), "utf8");
}
