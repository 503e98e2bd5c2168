import { expect, it } from "vitest";
import { describeModel } from "./model-info.ts";

it.each([
  ["gpt-4o", true],
  ["gpt-4.1-mini", true],
  ["gpt-5", true],
  ["o3-mini", true],
  ["claude-haiku-5-5", true],
  ["gemini-flash-latest", true],
  ["gpt-4o-search-preview", false],
  ["gpt-5-chat-latest", false],
  ["o1-mini", false],
  ["gpt-3.5-turbo", false],
  ["mistral-small", false],
  ["my-deployment", false],
])("the name %s says whether the model takes tools: %s", (id, tools) => {
  expect(describeModel("openai", { id }).tools).toBe(tools);
});

it("believes the models file first, then the provider, then the name", () => {
  const found = { id: "gpt-5", tools: false };
  expect(describeModel("ollama", found).tools).toBe(false);
  expect(describeModel("ollama", found, { id: "gpt-5", tools: true }).tools).toBe(true);
  expect(describeModel("openai", { id: "gpt-5" }, { id: "gpt-5", tools: false }).tools).toBe(false);
});
