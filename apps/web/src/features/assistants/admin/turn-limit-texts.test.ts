import { expect, it } from "vitest";
import { limitOf, limitText, limitTexts } from "./turn-limit-texts.ts";

it("shows a limit as its number and none as an empty field, and reads both back", () => {
  const limits = { steps: 6, seconds: 0, tokens: 20_000, cost: 0.5 };
  expect(limitTexts(limits)).toEqual({ steps: "6", seconds: "", tokens: "20000", cost: "0.5" });
  expect(limitOf(limitTexts(limits))).toEqual(limits);
  expect(limitOf(limitTexts(null))).toEqual({ steps: 0, seconds: 0, tokens: 0, cost: 0 });
});

it("takes a decimal comma for the cost, and nothing but digits for the others", () => {
  expect(limitText("cost", "1,25")).toBe(1.25);
  expect(limitText("steps", "1,25")).toBeUndefined();
  expect(limitText("tokens", "mil")).toBeUndefined();
  expect(limitText("seconds", "-3")).toBeUndefined();
  expect(limitOf({ steps: "4", seconds: "x", tokens: "", cost: "" })).toBeUndefined();
});
