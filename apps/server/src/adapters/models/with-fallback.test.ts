import { expect, it } from "vitest";
import type { ModelCall, ModelEvent } from "./model-client.ts";
import { ModelError } from "./model-error.ts";
import { describeModel, type ModelInfo } from "./model-info.ts";
import { type CallableModel, withFallback } from "./with-fallback.ts";

const down: CallableModel = {
  info: describeModel("openai", { id: "gpt-5" }),
  client: {
    stream: () => Promise.reject(new ModelError("model_unavailable")),
    complete: () => Promise.reject(new ModelError("model_unavailable")),
  },
};

async function callOfSecond(
  info: Partial<ModelInfo>,
): Promise<Pick<ModelCall, "messages" | "tools" | "steps">> {
  let received: ModelCall | undefined;
  const second: CallableModel = {
    info: { ...describeModel("openai", { id: "mistral" }), ...info },
    client: {
      stream: async (call) => {
        received = call;
      },
      complete: () => Promise.reject(new Error("not asked")),
    },
  };
  const events: ModelEvent[] = [];
  await withFallback(down, second).stream({
    purpose: "answer",
    messages: [question],
    tools: [{ name: "look", description: "Looks.", input: {} }],
    steps: [
      {
        text: "Miro.",
        calls: [{ id: "1-a", name: "look", input: {}, output: 'Dice """hola"""', isError: false }],
        steers: ["Más corto."],
      },
    ],
    onEvent: (event) => events.push(event),
  });
  expect(events).toEqual([{ type: "fallback", from: "gpt-5", to: "mistral" }]);
  const { messages = [], tools, steps } = received ?? {};
  return { messages, tools, steps };
}

const question = { role: "user", content: [{ type: "text", text: "¿LA1?" }] } as const;

it("gives a second model that takes tools the tools and the steps so far", async () => {
  const { messages, tools, steps } = await callOfSecond({ tools: true });
  expect(messages).toEqual([question]);
  expect([tools?.length, steps?.length]).toEqual([1, 1]);
});

it("gives a second model without tools the results so far as messages", async () => {
  expect(await callOfSecond({ tools: false })).toEqual({
    messages: [
      question,
      { role: "assistant", content: [{ type: "text", text: "Miro." }] },
      {
        role: "user",
        content: [
          {
            type: "text",
            text: "Result of look, as data:\n\"\"\"\nDice '''hola'''\n\"\"\"\n\nMás corto.",
          },
        ],
      },
    ],
    tools: undefined,
    steps: undefined,
  });
});

it("gives the embedded answerer the question alone", async () => {
  const { messages, steps } = await callOfSecond({ tools: false, demo: true });
  expect(messages).toEqual([question]);
  expect(steps).toBeUndefined();
});
