import { expect, it } from "vitest";
import { clusterQuestions, type UnansweredQuestion } from "./cluster-questions.ts";

const ask = (text: string, brand: UnansweredQuestion["brand"] = "rh"): UnansweredQuestion => ({
  personId: text,
  brand,
  text,
  category: null,
  askedAt: new Date(0),
  isUnsupported: true,
  isBad: false,
});

const texts = (questions: UnansweredQuestion[]) =>
  clusterQuestions(questions)
    .map((cluster) => cluster.questions.map(({ text }) => text).sort())
    .sort();

it("treats the same words in another order, case, number or accent as the same question", () => {
  expect(
    texts([
      ask("¿Puedo partir el permiso de mudanza?"),
      ask("permiso mudanza partir"),
      ask("Se pueden partir los PERMISOS de mudanza"),
    ]),
  ).toHaveLength(1);
});

it("joins wordings that share most of their words, and no others", () => {
  expect(
    texts([
      ask("Dieta de escala larga internacional"),
      ask("Dieta de escala larga"),
      ask("Seguro dental de la familia"),
      ask("Escala de sueldos"),
    ]),
  ).toEqual([
    ["Dieta de escala larga", "Dieta de escala larga internacional"],
    ["Escala de sueldos"],
    ["Seguro dental de la familia"],
  ]);
});

it("separates brands, and skips single words and whole documents", () => {
  expect(texts([ask("permiso mudanza"), ask("permiso mudanza", "amelia")])).toHaveLength(2);
  expect(texts([ask("permiso"), ask(`permiso mudanza ${"x ".repeat(400)}`)])).toEqual([]);
});

it("ignores figures", () => {
  expect(texts([ask("permiso mudanza 3 días"), ask("permiso mudanza 14 días")])).toHaveLength(1);
});
