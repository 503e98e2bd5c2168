import { expect, it } from "vitest";
import { plainText } from "./plain-text.ts";

it("leaves the words of an answer and none of its marks", () => {
  const answer = [
    "## Permisos [1]",
    "> Son **15 días** _naturales_ [2], según `turno_noche`.",
    "* Uno",
    "",
    "",
    "",
    "| Grupo | Días |",
    "|---|:-:|",
    "| Tierra | 23 |",
    "Ver [la guía](https://aerovia.example/guia) y 2 * 3 * 4.",
  ].join("\n");
  expect(plainText(answer)).toBe(
    [
      "Permisos",
      "Son 15 días naturales, según turno_noche.",
      "- Uno",
      "",
      "Grupo · Días",
      "Tierra · 23",
      "Ver la guía (https://aerovia.example/guia) y 2 * 3 * 4.",
    ].join("\n"),
  );
});
