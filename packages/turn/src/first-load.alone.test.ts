import { expect, it, vi } from "vitest";

vi.mock("zod", () => {
  throw new Error("zod was loaded");
});

// The browser reduces turns in its first load, whose size budget excludes zod.
it.each([
  ["turn", () => import("./turn.ts")],
  ["reduce-turn", () => import("./reduce-turn.ts")],
  ["follow-turn", () => import("./follow-turn.ts")],
  ["digest", () => import("./digest.ts")],
  ["to-answer", () => import("./to-answer.ts")],
])("loads %s without zod", async (_name, load) => {
  await expect(load()).resolves.toBeDefined();
});

it("would detect zod", async () => {
  await expect(import("./events.ts")).rejects.toThrow();
});
