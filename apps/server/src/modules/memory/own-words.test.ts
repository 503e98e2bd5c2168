import { expect, it } from "vitest";
import { comesFrom } from "./own-words.ts";

const SAID = [
  "Hola. Trabajo en la base de SCL y prefiero tablas; ¿qué dieta me toca?",
  "I never work on Mondays.",
];

it.each([
  "Trabajo en la base de SCL",
  "Trabaja en la base SCL",
  "La persona prefiere tablas",
  "I never work on Mondays",
])("takes what the person wrote: %s", (fact) => {
  expect(comesFrom(fact, SAID)).toBe(true);
});

it.each([
  ["words of another text", "Trabajo en la base de LIM"],
  ["one word too many", "Prefiero tablas sin citas"],
  ["words of two messages", "Trabajo en la base de SCL on Mondays"],
  ["a denied statement as a true one", "I work on Mondays"],
  ["a true statement as a denied one", "No trabajo en la base de SCL"],
  ["nothing but common words", "Yo soy de la"],
])("refuses %s", (_what, fact) => {
  expect(comesFrom(fact, SAID)).toBe(false);
});

it("tells the clauses of a sentence apart", () => {
  const said = ["No trabajo en LIM, trabajo en SCL"];
  expect([comesFrom("Trabajo en SCL", said), comesFrom("Trabajo en LIM", said)]).toEqual([true, false]);
});
