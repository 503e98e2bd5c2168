import { readFileSync } from "node:fs";
import { createAnthropic } from "@ai-sdk/anthropic";
import { createGoogle } from "@ai-sdk/google";
import { createOpenAI } from "@ai-sdk/openai";
import { afterEach, beforeEach, expect, it } from "vitest";
import { startVendorStandIn, type VendorStandIn } from "../../../test/stand-ins/vendor-server.ts";
import { createAnthropicClient } from "./anthropic/anthropic-client.ts";
import { createGeminiClient } from "./gemini/gemini-client.ts";
import { DEFAULT_TIMEOUTS } from "./http-exchange.ts";
import type { ModelEvent } from "./model-client.ts";
import { describeModel } from "./model-info.ts";
import { createResponsesClient } from "./openai/responses-client.ts";
import { createOutbound } from "./outbound.ts";
import type { ProviderClient } from "./provider-client.ts";

/** The providers of the AI SDK are used by many products, so the same conversation must leave here alike. */
type Sdk = ReturnType<ReturnType<typeof createAnthropic | typeof createGoogle>["languageModel"]>;
type Prompt = Parameters<Sdk["doStream"]>[0]["prompt"];
type AssistantPart = Extract<Prompt[number], { role: "assistant" }>["content"][number];

const timeouts = DEFAULT_TIMEOUTS;
const QUESTION = "¿LA1 y LA2?";
const TOOL = { name: "flight_status", description: "The status of a flight.", input: { type: "object" } };

let stream = "";
let provider: VendorStandIn;

beforeEach(async () => {
  provider = await startVendorStandIn((_request, res) =>
    res.writeHead(200, { "content-type": "text/event-stream" }).end(stream),
  );
});
afterEach(() => provider.close());

async function ourSecond(client: ProviderClient, modelId: string) {
  const model = createOutbound({ checks: [] }).guard(describeModel("openai", { id: modelId }), client);
  const events: ModelEvent[] = [];
  const call = {
    purpose: "answer",
    messages: [{ role: "user", content: [{ type: "text", text: QUESTION }] }],
    tools: [TOOL],
    onEvent: (event: ModelEvent) => events.push(event),
  } as const;
  await model.stream(call);
  const text = events.map((event) => (event.type === "text" ? event.text : "")).join("");
  const calls = events
    .filter((event) => event.type === "tool-call")
    .map(({ id, name, input }) => ({ id, name, input, output: "a tiempo", isError: false }));
  const providerState = events.find((event) => event.type === "provider-state")?.state;
  await model.stream({ ...call, steps: [{ text, calls, providerState }] });
  return provider.requests.at(-1)?.body;
}

async function sdkSecond(model: Pick<Sdk, "doStream">, providerOptions = {}) {
  const prompt: Prompt = [{ role: "user", content: [{ type: "text", text: QUESTION }] }];
  const tools = [
    {
      type: "function" as const,
      name: TOOL.name,
      description: TOOL.description,
      inputSchema: { type: "object" as const },
    },
  ];
  const said = await partsOf((await model.doStream({ prompt, tools, providerOptions })).stream);
  const results = said.flatMap((part) => (part.type === "tool-call" ? [part] : []));
  prompt.push({ role: "assistant", content: said });
  prompt.push({
    role: "tool",
    content: results.map(({ toolCallId, toolName }) => ({
      type: "tool-result",
      toolCallId,
      toolName,
      output: { type: "text", value: "a tiempo" },
    })),
  });
  await partsOf((await model.doStream({ prompt, tools, providerOptions })).stream);
  return provider.requests.at(-1)?.body;
}

async function partsOf(parts: Awaited<ReturnType<Sdk["doStream"]>>["stream"]): Promise<AssistantPart[]> {
  const said: AssistantPart[] = [];
  for await (const part of parts) {
    const last = said.at(-1);
    const options =
      "providerMetadata" in part && part.providerMetadata ? { providerOptions: part.providerMetadata } : {};
    if (part.type === "text-start") said.push({ type: "text", text: "", ...options });
    if (part.type === "reasoning-start") said.push({ type: "reasoning", text: "", ...options });
    if (part.type === "text-delta" && last?.type === "text") last.text += part.delta;
    if (part.type === "reasoning-delta" && last?.type === "reasoning") last.text += part.delta;
    if ((part.type === "reasoning-delta" || part.type === "reasoning-end") && last)
      Object.assign(last, options);
    if (part.type === "tool-call") {
      const { toolCallId, toolName, input } = part;
      said.push({ type: "tool-call", toolCallId, toolName, input: JSON.parse(input), ...options });
    }
  }
  return said.filter((part) => part.type !== "text" || part.text !== "");
}

it("sends Anthropic the same messages", async () => {
  stream = read("anthropic.sse");
  const { baseUrl } = provider;
  const ours = await ourSecond(
    createAnthropicClient({ apiKey: "k", baseUrl, timeouts }),
    "claude-sonnet-5-5",
  );
  const sdk = createAnthropic({ apiKey: "k", baseURL: baseUrl }).languageModel("claude-sonnet-5-5");
  const theirs = await sdkSecond(sdk);
  expect(ours?.messages).toEqual(theirs?.messages);
});

it("sends Gemini the same contents", async () => {
  stream = read("gemini.sse");
  const { baseUrl } = provider;
  const ours = await ourSecond(
    createGeminiClient({ apiKey: "k", baseUrl, timeouts }),
    "gemini-3-pro-preview",
  );
  const sdk = createGoogle({ apiKey: "k", baseURL: baseUrl }).languageModel("gemini-3-pro-preview");
  const theirs = await sdkSecond(sdk);
  // The SDK has results in a field of its own; Google documents `output` and `error`.
  const contents = JSON.stringify(theirs?.contents).replaceAll(
    '{"name":"flight_status","content":"a tiempo"}',
    '{"output":"a tiempo"}',
  );
  expect(ours?.contents).toEqual(JSON.parse(contents));
});

it("sends OpenAI's Responses the same input", async () => {
  stream = read("openai-responses.sse");
  const { baseUrl } = provider;
  const endpoint = { dialect: "openai", baseUrl } as const;
  const ours = await ourSecond(createResponsesClient({ endpoint, timeouts }), "gpt-5");
  const sdk = createOpenAI({ apiKey: "k", baseURL: baseUrl }).responses("gpt-5");
  const theirs = await sdkSecond(sdk, { openai: { store: false } });
  expect(ours?.input).toEqual(theirs?.input);
});

function read(name: string): string {
  return readFileSync(new URL(`../../../test/stand-ins/streams/${name}`, import.meta.url), "utf8");
}
