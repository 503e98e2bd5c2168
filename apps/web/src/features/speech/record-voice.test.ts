import { expect, it } from "vitest";
import { loudness } from "./record-voice.ts";

it("is 0 for silence, 1 for shouting, and in between for speech", () => {
  expect(loudness(new Uint8Array(64).fill(128))).toBe(0);
  expect(loudness(Uint8Array.from({ length: 64 }, (_, at) => (at % 2 ? 255 : 0)))).toBe(1);
  const speech = loudness(Uint8Array.from({ length: 64 }, (_, at) => (at % 2 ? 140 : 116)));
  expect(speech).toBeGreaterThan(0.2);
  expect(speech).toBeLessThan(0.6);
});
