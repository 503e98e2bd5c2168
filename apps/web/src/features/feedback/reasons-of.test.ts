import { expect, it } from "vitest";
import { joinReasons, readReasons } from "./reasons-of.ts";

it("joins several reasons into one text and splits them again, in the order of the list", () => {
  const text = joinReasons(new Set(["tone", "wrong"]));
  expect(text).toBe("wrong,tone");
  expect([...readReasons(text)]).toEqual(["wrong", "tone"]);
});

it("finds no reasons in free text of the older product, nor in an empty text", () => {
  expect(readReasons("No me gusta, es larga").size).toBe(0);
  expect(readReasons(null).size).toBe(0);
  expect(joinReasons(new Set())).toBe("");
});
