import { expect, it } from "vitest";
import { lateInMs } from "./use-held-back.ts";

const at = Date.parse("2026-11-16T08:00:00.000Z");
const waiting = { state: "waiting" as const, createAt: "2026-11-16T08:00:00.000Z" };

it("gives a question four seconds before it counts as held back", () => {
  expect(lateInMs(waiting, at)).toBe(4000);
  expect(lateInMs(waiting, at + 1500)).toBe(2500);
  expect(lateInMs(waiting, at + 60_000)).toBe(0);
  // The clock was set back.
  expect(lateInMs(waiting, at - 60_000)).toBe(4000);
});

it("is null for answers that do not wait", () => {
  expect(lateInMs({ ...waiting, state: "streaming" }, at)).toBeNull();
  expect(lateInMs(null, at)).toBeNull();
});
