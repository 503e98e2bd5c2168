import { expect, it } from "vitest";
import type { ModelClient, StreamCall } from "./model-client.ts";
import { CAUTIOUS_CHARACTERS_PER_TOKEN, createTokenRatios } from "./token-ratio.ts";

const counting = (inputTokens: number, isEstimate = false): ModelClient => ({
  async stream({ onEvent }) {
    onEvent({ type: "usage", inputTokens, outputTokens: 1, isEstimate });
  },
  complete: async () => ({
    text: "",
    modelId: "m",
    usage: { inputTokens, outputTokens: 1, isEstimate },
  }),
});

const call = (characters: number, changes: Partial<StreamCall> = {}): StreamCall => ({
  purpose: "answer",
  messages: [{ role: "user", content: [{ type: "text", text: "a".repeat(characters) }] }],
  onEvent: () => undefined,
  ...changes,
});

it("derives a model's characters per token from its provider's counts", async () => {
  const ratios = createTokenRatios();
  expect(ratios.of("m")).toBe(CAUTIOUS_CHARACTERS_PER_TOKEN);
  await ratios.measured("m", counting(2500)).stream(call(10_000));
  expect(ratios.of("m")).toBe(4);
  await ratios.measured("m", counting(5000)).stream(call(10_000));
  expect(ratios.of("m")).toBeCloseTo(3.6);
  expect(ratios.of("other")).toBe(CAUTIOUS_CHARACTERS_PER_TOKEN);
});

it("ignores short prompts, images, estimates and implausible counts", async () => {
  const ratios = createTokenRatios();
  await ratios.measured("m", counting(25)).stream(call(100));
  await ratios.measured("m", counting(2500, true)).stream(call(10_000));
  await ratios.measured("m", counting(12)).stream(call(10_000));
  const picture = { type: "image" as const, dataUrl: "data:image/png;base64,AA" };
  await ratios
    .measured("m", counting(2500))
    .stream(call(10_000, { messages: [{ role: "user", content: [picture] }] }));
  expect(ratios.of("m")).toBe(CAUTIOUS_CHARACTERS_PER_TOKEN);
});
