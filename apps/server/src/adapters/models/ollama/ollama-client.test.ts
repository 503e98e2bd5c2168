import { afterEach, beforeEach, expect, it } from "vitest";
import { startVendorStandIn, type VendorStandIn } from "../../../../test/stand-ins/vendor-server.ts";
import { DEFAULT_TIMEOUTS } from "../http-exchange.ts";
import type { ModelCall, ModelEvent } from "../model-client.ts";
import { describeModel } from "../model-info.ts";
import { createOutbound } from "../outbound.ts";
import { createOllamaClient } from "./ollama-client.ts";

let answer: { status?: number; text: string };
let provider: VendorStandIn;

beforeEach(async () => {
  provider = await startVendorStandIn((_request, res) =>
    res.writeHead(answer.status ?? 200).end(answer.text),
  );
});
afterEach(() => provider.close());

const modelAt = () =>
  createOutbound({ checks: [] }).guard(
    describeModel("ollama", { id: "llama3.2:3b" }),
    createOllamaClient({ baseUrl: `${provider.baseUrl}/`, timeouts: DEFAULT_TIMEOUTS }),
  );
const call: ModelCall = {
  purpose: "answer",
  messages: [{ role: "user", content: [{ type: "text", text: "Hola" }] }],
};
const lines = (...payloads: object[]) => payloads.map((payload) => `${JSON.stringify(payload)}\n`).join("");

async function streamOf(text: string, status = 200) {
  answer = { text, status };
  const events: ModelEvent[] = [];
  const failure = await modelAt()
    .stream({ ...call, onEvent: (event) => events.push(event) })
    .catch((error: unknown) => error);
  return { events, failure };
}

it("streams thinking and text, with the provider's counts", async () => {
  const { events } = await streamOf(
    lines(
      { message: { thinking: "Veamos." }, done: false },
      { message: { content: "Ho" }, done: false },
      { message: { content: "la." }, done: false },
      { message: { content: "" }, done: true, done_reason: "length", prompt_eval_count: 5, eval_count: 2 },
    ),
  );
  expect(events).toEqual([
    { type: "reasoning", text: "Veamos." },
    { type: "text", text: "Hola." },
    { type: "usage", inputTokens: 5, outputTokens: 2, isEstimate: false },
    { type: "finish", reason: "length" },
  ]);
});

it("estimates the usage where Ollama does not count it", async () => {
  const { events } = await streamOf(lines({ message: { content: "Hola." }, done: true }));
  expect(events[1]).toMatchObject({ type: "usage", isEstimate: true });
});

it("sends system, images and the limit in the protocol's fields, and reads a short answer whole", async () => {
  answer = { text: JSON.stringify({ message: { content: "Un gato" }, prompt_eval_count: 5, eval_count: 2 }) };
  const image = { type: "image", dataUrl: "data:image/png;base64,AAAA" } as const;
  const messages = [{ role: "user", content: [{ type: "text", text: "¿Qué es?" }, image] }] as const;
  await expect(
    modelAt().complete({ ...call, messages, system: "Sé breve.", maxTokens: 20 }),
  ).resolves.toEqual({
    text: "Un gato",
    modelId: "llama3.2:3b",
    usage: { inputTokens: 5, outputTokens: 2, isEstimate: false },
  });
  expect(provider.requests[0]).toMatchObject({
    path: "/api/chat",
    body: {
      model: "llama3.2:3b",
      messages: [
        { role: "system", content: "Sé breve." },
        { role: "user", content: "¿Qué es?", images: ["AAAA"] },
      ],
      stream: false,
      options: { num_predict: 20 },
    },
  });
});

it.each([
  ["model_unavailable", { error: "model 'x' not found" }, 404],
  ["context_too_long", { error: "the input exceeds the context window" }, 400],
  ["model_unavailable", { error: "llama runner process has terminated" }, 200],
  ["empty_answer", { message: { content: "" }, done: true }, 200],
  ["provider_broken_stream", { message: { content: "Ho" }, done: false }, 200],
])("fails with %s", async (code, payload, status) => {
  const { failure } = await streamOf(lines(payload), status);
  expect(failure).toMatchObject({ name: "ModelError", code });
});

it("reports a line that is not JSON, and keeps the text before it", async () => {
  const { events, failure } = await streamOf(
    `${lines({ message: { content: "Ho" }, done: false })}{not json\n`,
  );
  expect(failure).toMatchObject({ code: "provider_broken_stream", reason: "garbage" });
  expect(events).toEqual([{ type: "text", text: "Ho" }]);
});
