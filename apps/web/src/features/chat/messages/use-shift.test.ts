import { expect, it } from "vitest";
import { isPrepended } from "./use-shift.ts";

const turns = (...ids: string[]) => ids.map((id) => ({ id, question: null, answer: null }));

it("notices turns before the first shown one, and no others", () => {
  expect(isPrepended(turns("a", "b", "c"), "b")).toBe(true);
  expect(isPrepended(turns("b", "c", "d"), "b")).toBe(false);
  expect(isPrepended(turns("a", "c"), "b")).toBe(false);
  expect(isPrepended(turns("a"), null)).toBe(false);
});
