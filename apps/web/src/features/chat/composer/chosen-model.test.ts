import type { Model } from "@metatron/contract/status/status";
import { describe, expect, it } from "vitest";
import { pathStep } from "../messages/messages.fixtures.ts";
import { chosenModel, groupModels, hasAnswered } from "./chosen-model.ts";

const aModel = (id: string, fields: Partial<Model> = {}): Model => ({
  id,
  label: id,
  provider: "openai",
  tokenLimit: 100,
  charLimit: 400,
  vision: false,
  online: false,
  images: false,
  tools: false,
  demo: false,
  ...fields,
});
const gpt = aModel("gpt-5");
const gemini = aModel("gemini", { provider: "google" });
const demo = aModel("embedded", { provider: "metatron", demo: true });
const painter = aModel("painter", { images: true });

describe("the selectable models", () => {
  it("are grouped: the default's group first, demonstrations last, without image models", () => {
    const groups = groupModels([demo, gemini, painter, gpt], "gpt-5");
    expect(groups.map(({ provider, models }) => [provider, models.map(({ id }) => id)])).toEqual([
      ["openai", ["gpt-5"]],
      ["google", ["gemini"]],
      ["metatron", ["embedded"]],
    ]);
  });
});

describe("the selected model", () => {
  const list = { default: "gpt-5", models: [gemini, gpt, painter] };

  it("is the requested one, else the default", () => {
    expect(chosenModel(list, "gemini")).toEqual({ state: "chosen", model: gemini });
    expect(chosenModel(list, undefined)).toEqual({ state: "chosen", model: gpt });
  });

  it("is replaced by the default where it is unavailable, and says so", () => {
    expect(chosenModel(list, "gpt-3")).toEqual({ state: "replaced", model: gpt, from: "gpt-3" });
  });

  it("is only a name until the list is loaded", () => {
    expect(chosenModel(undefined, "gpt-5")).toEqual({ state: "unknown", id: "gpt-5" });
  });
});

it("misses a model only in a conversation that it answered", () => {
  const question = pathStep({ id: "question", role: "user" });
  const answer = pathStep({ id: "answer", role: "assistant", state: "complete", model: "gpt-5" });
  expect(hasAnswered([question, answer], "gpt-5")).toBe(true);
  expect(hasAnswered([question, answer], "gpt-4")).toBe(false);
  const waiting = pathStep({ id: "answer", role: "assistant", state: "waiting", model: "gpt-5" });
  expect(hasAnswered([question, waiting], "gpt-5")).toBe(false);
});
