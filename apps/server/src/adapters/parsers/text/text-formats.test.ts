import { describe, expect, it } from "vitest";
import { blocksOf, readHere } from "../read-here.fixture.ts";

const SPANISH = "Código;Ciudad\nÑ-1;Málaga\n";
const TABLE = "table: | Código | Ciudad |\n| --- | --- |\n| Ñ-1 | Málaga |";

describe("a CSV", () => {
  it.each([
    ["UTF-8", Buffer.from(SPANISH)],
    ["UTF-8 with its mark", Buffer.from(`\ufeff${SPANISH}`)],
    ["UTF-16 with its mark", Buffer.from(`\ufeff${SPANISH}`, "utf16le")],
    ["UTF-16 without it", Buffer.from(SPANISH, "utf16le")],
    ["UTF-16 the other way round", Buffer.from(`\ufeff${SPANISH}`, "utf16le").swap16()],
    ["Latin-1", Buffer.from(SPANISH, "latin1")],
    ["Mac Roman", Buffer.from("43976469676f3b4369756461640a842d313b4d876c6167610a", "hex")],
  ])("in %s is read with its accents", async (_, bytes) => {
    expect(await blocksOf("datos.csv", bytes)).toEqual([TABLE]);
  });

  it("in Windows-1252 keeps the euro sign", async () => {
    const bytes = Buffer.from("Precio\t\x80\nA\xf1o\t45 \x80", "latin1");
    expect(await blocksOf("a.csv", bytes)).toEqual(["table: | Precio | € |\n| --- | --- |\n| Año | 45 € |"]);
  });

  it.each([
    ["a,b\n1,2\n", ","],
    ["a;b\n1,5;2\n2,5;3\n", ";"],
    ["a\tb\n1\t2\n", "tab"],
    ["a|b\n1|2\n", "|"],
    ["sep=;\na;b\n1;2\n", "stated"],
  ])("finds the delimiter of %j (%s)", async (text) => {
    const [table] = await blocksOf("a.csv", text);
    expect(table).toMatch(/^table: \| a \| b \|\n/);
  });

  it("keeps delimiters, quotes and line breaks inside quotes", async () => {
    const text = 'a,b\n"uno, ""dos""","tres\ncuatro"\n';
    expect(await blocksOf("a.csv", text)).toEqual([
      'table: | a | b |\n| --- | --- |\n| uno, "dos" | tres cuatro |',
    ]);
  });
});

describe("RTF", () => {
  it("keeps escaped characters of every kind, headings, lists, tables and its title", async () => {
    const rtf = String.raw`{\rtf1\ansi\ansicpg1252\uc1{\fonttbl{\f0 Arial;}}{\stylesheet{\s1\outlinelevel0 heading 1;}}{\info{\title Gu\'eda}}
{\*\generator Oculto;}\pard\s1 T\'edtulo\par\pard Ma\u241?ana \'80 {\b negrita}\par
{\listtext\'b7\tab}Uno\par{\listtext\'b7\tab}Dos\par
\trowd\cellx1\cellx2\pard\intbl A\cell B\cell\row\trowd\pard\intbl 1\cell 2\cell\row\pard Fin\par}`;
    expect(await blocksOf("guia.rtf", rtf)).toEqual([
      "heading1: Título",
      "paragraph: Mañana € negrita",
      "list: - Uno\n- Dos",
      "table: | A | B |\n| --- | --- |\n| 1 | 2 |",
      "paragraph: Fin",
    ]);
  });

  it("that is truncated is malformed", async () => {
    await expect(readHere("a.rtf", "{\\rtf1 {\\b hola")).rejects.toMatchObject({ reason: "malformed" });
  });
});

describe("HTML", () => {
  it("is read without navigation, scripts and hidden text", async () => {
    const html = `<html><head><title>Portal</title><script>uno()</script></head><body><nav>Inicio</nav>
<main><h1>Permisos</h1><p>Quince <b>días</b><br>seguidos.<ol><li>Pedir<ul><li>antes</ul><li>Esperar</ol>
<div hidden>secreto</div><table><tr><th>Tipo<th>Días<tr><td>Boda<td>15</table>Suelto</main><footer>Pie</footer></body></html>`;
    expect(await blocksOf("permisos.html", html)).toEqual([
      "heading1: Permisos",
      "paragraph: Quince días seguidos.",
      "list: 1. Pedir\n  - antes\n2. Esperar",
      "table: | Tipo | Días |\n| --- | --- |\n| Boda | 15 |",
      "paragraph: Suelto",
    ]);
  });
});

describe("Markdown", () => {
  const source = `---
title: Guía de equipaje
propietario: Operaciones
vigente desde: 2026-01-15
---
# Guía de **equipaje**

Lee el [reglamento](https://example.org) y el \`código\`.

- uno
  sigue
* dos

| a | b |
|---|---|
| 1 | 2 |

\`\`\`
# no es un título
\`\`\`
Segundo
-------
`;

  it("is clean text in blocks", async () => {
    expect(await blocksOf("guia.md", source)).toEqual([
      "heading1: Guía de equipaje",
      "paragraph: Lee el reglamento y el código.",
      "list: - uno sigue\n- dos",
      "table: | a | b |\n|---|---|\n| 1 | 2 |",
      "code: # no es un título",
      "heading2: Segundo",
    ]);
  });

  it("states its facts in its front matter", async () => {
    expect(await readHere("guia.md", source)).toMatchObject({
      title: "Guía de equipaje",
      facts: { owner: "Operaciones", validFrom: "2026-01-15" },
    });
  });
});

describe("plain text", () => {
  it("is split into paragraphs, lists and headings by its layout", async () => {
    const text = "1. Objeto\r\n\r\nTexto de\r\ndos líneas.\r\n\r\n- uno\r\n- dos\r\n\r\nANEXO FINAL\r\n";
    expect(await blocksOf("a.txt", text)).toEqual([
      "heading2: 1. Objeto",
      "paragraph: Texto de\ndos líneas.",
      "list: - uno\n- dos",
      "heading2: ANEXO FINAL",
    ]);
  });

  it("longer than allowed is too large", async () => {
    await expect(readHere("a.txt", "hola hola", { limits: { maxTextChars: 5 } })).rejects.toMatchObject({
      reason: "too_large",
    });
  });
});
