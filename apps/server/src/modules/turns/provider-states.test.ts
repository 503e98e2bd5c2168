import type { TurnStep } from "@metatron/contract/chat/turn-step";
import { expect, it } from "vitest";
import type { AnswerMaterial } from "./prepare-answer.ts";
import { prepareStep } from "./prepare-step.ts";
import { addMaterial } from "./steered-material.ts";

const state = { protocol: "anthropic", modelId: "claude", items: [{ type: "opaque", value: "x" }] } as const;
const material: AnswerMaterial = {
  system: "",
  messages: [],
  passages: [],
  category: null,
  notices: [],
  providerStates: { 1: state },
};
const step = (id: string): TurnStep => ({
  text: id,
  reasoning: "",
  calls: [
    {
      id,
      name: "look",
      state: "output-available",
      inputText: "",
      input: {},
      output: "ok",
      errorText: null,
      approvalId: null,
    },
  ],
  isFinished: true,
});

it("gives the provider the state of each step back with that step", () => {
  const { steps } = prepareStep({ material, steps: [step("a"), step("b")], tools: [], instructions: "" });
  expect(steps?.map(({ text, providerState }) => [text, providerState])).toEqual([
    ["a", undefined],
    ["b", state],
  ]);
});

it("keeps the states when the person adds a message", () => {
  const more: AnswerMaterial = { system: "", messages: [], passages: [], category: null, notices: [] };
  expect(addMaterial(material, more).providerStates).toEqual({ 1: state });
});
