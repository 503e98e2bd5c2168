import { expect, it } from "vitest";
import { claimsIn } from "./claims-in.ts";

it("ends each statement at its references", () => {
  const answer = "- Tienes dos días [1]. Avisa antes [2, 3] y firma.\nEl plazo vence hoy.\n[4]";
  expect(claimsIn(answer)).toEqual([
    { text: "Tienes dos días", numbers: [1] },
    { text: "Avisa antes", numbers: [2, 3] },
    { text: "El plazo vence hoy.", numbers: [4] },
  ]);
});

// Quadratic run time on these lengths would exceed the test timeout.
it.each([
  ["blanks", " ".repeat(500_000)],
  ["half references", "[1,".repeat(150_000)],
  ["references to the line before", `${"a ".repeat(100_000)}\n${"[1].".repeat(100_000)}`],
])("completes for an answer of %s", (_, answer) => {
  expect(claimsIn(answer).length).toBeGreaterThanOrEqual(0);
});

it("drops the number of a step and keeps a figure at the start of a statement", () => {
  const answer = "1. Avisa a tu responsable [1]\n25 días laborables [2]\n| 15 años o más | 28 días |\n\n[3]";
  expect(claimsIn(answer)).toEqual([
    { text: "Avisa a tu responsable", numbers: [1] },
    { text: "25 días laborables", numbers: [2] },
    { text: "15 años o más 28 días", numbers: [3] },
  ]);
});
