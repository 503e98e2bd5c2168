import { expect, it } from "vitest";
import { matchCommand } from "./match-command.ts";

const score = (typed: string, ...words: string[]) => matchCommand("id", typed, words);

it("ignores accents and case", () => {
  expect(score("nomina", "Cómo leer mi nómina")).toBeGreaterThan(0);
  expect(score("NÓMINA", "Cómo leer mi nomina")).toBeGreaterThan(0);
});

it("requires every typed word, in any order and from any keyword", () => {
  expect(score("mi leer", "Cómo leer mi nómina")).toBeGreaterThan(0);
  expect(score("tema", "Cambiar a oscuro", "tema")).toBeGreaterThan(0);
  expect(score("leer vacaciones", "Cómo leer mi nómina")).toBe(0);
});

it("ranks a match at the label's start above one at a word's start above one inside a word", () => {
  expect(score("asis", "Asistentes")).toBeGreaterThan(score("asis", "Mis asistentes"));
  expect(score("asis", "Mis asistentes")).toBeGreaterThan(score("stent", "Mis asistentes"));
  expect(score("stent", "Mis asistentes")).toBeGreaterThan(score("tema", "Cambiar a oscuro", "tema"));
});
