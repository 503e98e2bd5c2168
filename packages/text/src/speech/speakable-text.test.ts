import { describe, expect, it } from "vitest";
import { cutSpeech } from "./cut-speech.ts";
import { speakableText } from "./speakable-text.ts";

const ANSWER = `## Permisos **retribuidos**

Tienes *dos días* [1] por mudanza, según el [convenio](https://aerovia.example/c) (art. 12, p. 6).

- Pide el permiso en \`portal_rh\`
- [x] Avisa a RR. HH.

1) Rellena el PNR

| Permiso | Días | Nota |
|---|---:|---|
| Mudanza | 2 | hábiles |
| Boda | 15 |  |

> Consulta https://www.aerovia.example/ayuda?x=1

---

\`\`\`sh
echo hola
\`\`\`
La IATA y la OACI usan VPN_interna y VPN.`;

describe("a text to be read aloud", () => {
  it("has no signs, reads its tables by column and spells its acronyms", () => {
    const lines = [
      "Permisos retribuidos.",
      "Tienes dos días por mudanza, según el convenio (artículo 12, página 6).",
      "Pide el permiso en portal_rh.",
      "Avisa a Recursos Humanos.",
      "1. Rellena el pe ene erre.",
      "Mudanza; Días: 2; Nota: hábiles.",
      "Boda; Días: 15.",
      "Consulta aerovia.example",
      "Aquí hay un bloque de código.",
      "La IATA y la OACI usan VPN_interna y uve pe ene.",
    ];
    expect(speakableText(ANSWER, "es").split("\n")).toEqual(lines);
  });

  it.each(["es", "en", "pt"] as const)("stays as it is once it is speakable, in %s", (language) => {
    const once = speakableText(ANSWER, language);
    expect(speakableText(once, language)).toBe(once);
  });

  it("leaves words with underscores, sums and prices alone", () => {
    const text = "El campo fecha_de_alta vale 2 * 3 * 4 y cuesta 1.250,40 €.";
    expect(speakableText(text, "es")).toBe(text);
  });
});

// As long as a request may be. With run times in its square, or worse, no test would end in its time.
describe("a text that is made to take long", () => {
  const MOST_CHARS = 20_000;
  const repeated = (piece: string) => piece.repeat(MOST_CHARS / piece.length);
  it.each([
    ["a heading with blanks", `# x ${repeated(" ")}x`],
    ["a heading with a line separator", `# x${repeated(" ")}\u2028${repeated(" ")}x`],
    ["half a table", `a|b\n${repeated("\t")}--${repeated("\t")}x`],
    ["pictures that never end", repeated("![](")],
    ["links that never end", repeated("[(")],
    ["addresses that never end", repeated("<http://p")],
    ["stars", repeated(" *a")],
    ["pairs of stars", repeated(" **a")],
    ["ticks", `${repeated("`")}\n${repeated("`a")}`],
    ["underscores", repeated(" _a")],
    ["waves", repeated("~~a ")],
  ])("is read all the same: %s", (_, text) => {
    expect(speakableText(text, "es").length).toBeGreaterThan(0);
  });
});

describe("its pieces", () => {
  const text = `${"Una frase de prueba que no es muy larga. ".repeat(40)}${"sin punto ni coma ".repeat(60)}`;

  it("lose nothing, end with sentences and begin with a short one", () => {
    const pieces = cutSpeech(text, "es");
    expect(pieces.join(" ").replace(/\s+/g, " ")).toBe(text.trim());
    expect(pieces[0]?.length).toBeLessThanOrEqual(140);
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(420);
    expect(pieces.slice(0, 3).every((piece) => piece.endsWith("."))).toBe(true);
  });

  it("are none where there is nothing to say", () => {
    expect(cutSpeech(" \n … — ", "es")).toEqual([]);
  });
});
