import { expect, it } from "vitest";
import { fitToLimit } from "./fit-to-limit.ts";

const turns = [
  { id: "1", role: "user" as const, text: "a".repeat(40) },
  { id: "2", role: "assistant" as const, text: "b".repeat(40) },
  { id: "3", role: "user" as const, text: "c".repeat(40) },
  { id: "4", role: "assistant" as const, text: "d".repeat(40) },
];

it("keeps everything that fits", () => {
  expect(fitToLimit(turns, { charLimit: 1000, otherChars: 100 })).toEqual({ turns, leftOut: 0 });
});

it("drops the oldest turns first, and keeps no answer without its question", () => {
  const fitted = fitToLimit(turns, { charLimit: 200, otherChars: 20 });
  expect(fitted).toEqual({ turns: turns.slice(2), leftOut: 2 });
});

it("drops all earlier turns when the question alone fills the context", () => {
  expect(fitToLimit(turns, { charLimit: 100, otherChars: 500 })).toEqual({ turns: [], leftOut: 4 });
});
