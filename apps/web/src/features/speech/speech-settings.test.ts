import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keepSpeed, keepVoice, keptSpeed, keptVoice } from "./speech-settings.ts";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it("keeps the speed and the voice that were chosen", () => {
  expect([keptSpeed(), keptVoice()]).toEqual([1, null]);
  keepSpeed(1.5);
  keepVoice("alba");
  expect([keptSpeed(), keptVoice()]).toEqual([1.5, "alba"]);
  keepVoice(null);
  expect(keptVoice()).toBeNull();
});

it("reads at the ordinary speed where what is kept is none of the speeds", () => {
  keepSpeed(17);
  expect(keptSpeed()).toBe(1);
});
