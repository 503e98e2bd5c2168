import { expect, it } from "vitest";
import { cardinalOf, monthName, monthOf, ordinalOf } from "./number-words.ts";

it.each([
  ["veintidos", "es", 22],
  ["una", "es", 1],
  ["cien", "es", 100],
  ["twelve", "en", 12],
  ["ninety", "en", 90],
  ["duas", "pt", 2],
  ["once", "es", 11],
  ["once", "en", 1],
  ["vuelo", "es", undefined],
] as const)("reads %s in %s as %s", (word, language, value) => {
  expect(cardinalOf(word, language)).toBe(value);
});

it("reads places and months", () => {
  expect([ordinalOf("tercera", "es"), ordinalOf("primero", "es"), ordinalOf("third", "en")]).toEqual([
    3, 1, 3,
  ]);
  expect([monthOf("marzo"), monthOf("setembro"), monthOf("lunes")]).toEqual([3, 9, undefined]);
});

it("names each month by a word that is read as this month", () => {
  for (let month = 1; month <= 12; month += 1) expect(monthOf(monthName(month))).toBe(month);
  expect(monthName(13)).toBe("");
});
