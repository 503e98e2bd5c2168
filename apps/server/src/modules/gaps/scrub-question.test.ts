import { expect, it } from "vitest";
import { scrubQuestion } from "./scrub-question.ts";

it.each([
  ["¿Escribo a ana@aerovia.example, o a don Luis Pérez?", "¿Escribo a o a ?"],
  ["El vuelo 123 sale en 2026: mira (https://aerovia.example/a)", "El vuelo 123 sale en mira ("],
])("removes text that looks personal from «%s»", (text, scrubbed) => {
  expect(scrubQuestion(text)).toBe(scrubbed);
});

// Quadratic run time on this length would exceed the test timeout.
it.each(["000h", "a", "http:"])("completes for a question made of «%s»", (piece) => {
  expect(scrubQuestion(piece.repeat(40_000)).length).toBeLessThanOrEqual(piece.length * 40_000);
});
