import { expect, it } from "vitest";
import { plainText } from "./plain-text.ts";

const ANSWER = `## Pasajes

Tienes **seis tramos** al año. [1] Mira [la guía](https://a.example).

| Tipo | Tramos | Nota |
|---|---|---|
| Nacional | 4 | |
| Internacional | 2 | *con* visa |

1. Regístrate
   - con tu pareja
2. Espera

\`\`\`sql
select 1;
\`\`\`
`;

it("produces text for reading aloud: no marks, cells with their headers, no citations", () => {
  const spoken = plainText(ANSWER, {
    isCited: (number) => number === 1,
    code: (language) => `Código ${language}.`,
  });
  expect(spoken).toBe(
    [
      "Pasajes.",
      "Tienes seis tramos al año. Mira la guía.",
      "Nacional. Tramos: 4.\nInternacional. Tramos: 2; Nota: con visa.",
      "1. Regístrate\ncon tu pareja\n2. Espera",
      "Código sql.",
    ].join("\n\n"),
  );
});

it("produces tab-separated tables, and keeps code as it is", () => {
  const pasted = plainText(ANSWER, { tables: "tabs" });
  expect(pasted).toContain("Tipo\tTramos\tNota\nNacional\t4\t\nInternacional\t2\tcon visa");
  expect(pasted).toContain("al año. [1] Mira");
  expect(pasted).toContain("select 1;");
});

it("returns an empty text for an empty text", () => {
  expect(plainText("")).toBe("");
  expect(plainText("---")).toBe("");
});
