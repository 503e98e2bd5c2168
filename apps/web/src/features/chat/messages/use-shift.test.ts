import { expect, it } from "vitest";
import type { Turn } from "./turns.ts";
import { isPrepended } from "./use-shift.ts";

const turns = (...ids: string[]): Turn[] => ids.map((id) => ({ id, question: null, answer: null }));

it.each([
  ["earlier turns are put before the shown ones", turns("a", "b", "c"), "b", true],
  ["a turn is added at the end", turns("b", "c", "d"), "b", false],
  ["the shown turns were replaced by another branch", turns("x", "y"), "b", false],
  ["nothing was shown before", turns("a", "b"), null, false],
])("when %s", (_, now, shownFirst, expected) => {
  expect(isPrepended(now, shownFirst)).toBe(expected);
});
