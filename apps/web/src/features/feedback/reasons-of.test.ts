import { expect, it } from "vitest";
import { joinReasons, readReasons } from "./reasons-of.ts";

it("carries several reasons as one text and back, in the order of the list", () => {
  const text = joinReasons(new Set(["tone", "wrong"]));
  expect(text).toBe("wrong,tone");
  expect([...readReasons(text)]).toEqual(["wrong", "tone"]);
});

it("finds no reasons in words of the older product, nor in nothing", () => {
  expect(readReasons("No me gusta, es larga").size).toBe(0);
  expect(readReasons(null).size).toBe(0);
  expect(joinReasons(new Set())).toBe("");
});
