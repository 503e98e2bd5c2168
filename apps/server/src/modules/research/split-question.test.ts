import { expect, it } from "vitest";
import { splitQuestion } from "./split-question.ts";

it.each([
  ["¿Qué permisos hay y cómo se piden?", ["¿Qué permisos hay?", "¿Cómo se piden?"]],
  ["¿Qué es la MEL? ¿Quién la aprueba?", ["¿Qué es la MEL?", "¿Quién la aprueba?"]],
  ["Vacaciones y permisos del personal de tierra", ["Vacaciones y permisos del personal de tierra"]],
  [
    "What is the baggage limit and how is it measured?",
    ["What is the baggage limit?", "How is it measured?"],
  ],
  ["Compara turnos; explica descansos", ["Compara turnos", "Explica descansos"]],
])("splits %s", (question, parts) => {
  expect(splitQuestion(question)).toEqual(parts);
});

it("makes a plan that fits its limits of any text", () => {
  const long = splitQuestion(`${"¿Cuántos días de vacaciones? ".repeat(20)}${"larga ".repeat(100)}`);
  expect(long.length).toBeLessThanOrEqual(7);
  expect(long.every((part) => part.length <= 300)).toBe(true);
  expect(splitQuestion("???")).toEqual(["???"]);
});
