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

it("stores the chosen speed and voice", () => {
  expect([keptSpeed(), keptVoice()]).toEqual([1, null]);
  keepSpeed(1.5);
  keepVoice("alba");
  expect([keptSpeed(), keptVoice()]).toEqual([1.5, "alba"]);
  keepVoice(null);
  expect(keptVoice()).toBeNull();
});

it("uses the normal speed where the stored value is not one of the speeds", () => {
  keepSpeed(17);
  expect(keptSpeed()).toBe(1);
});
