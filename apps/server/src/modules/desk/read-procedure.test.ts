import { expect, it } from "vitest";
import type { TextBlock } from "../../adapters/db/index.ts";
import { readProcedure } from "./read-procedure.ts";

function documentOf(...parts: [TextBlock["kind"], string][]) {
  let text = "";
  const blocks = parts.map(([kind, part]): TextBlock => {
    const start = text.length;
    text += `${part}\n\n`;
    return { kind, start, end: start + part.length, page: null };
  });
  return { text, blocks };
}

const { text, blocks } = documentOf(
  ["heading", "1. Para qué sirve"],
  ["paragraph", "Une tu portátil con la red."],
  ["heading", "2. Si no conecta: procedimiento"],
  ["list", "1. Comprueba internet.\n2. Cierra el programa\ny ábrelo.\n3. Reinicia."],
  ["list", "- Una nota.\n- Otra nota."],
);
const placeOf = (words: string) => ({ start: text.indexOf(words), end: text.indexOf(words) + words.length });

it("takes the numbered steps of the list around the passage, with its heading", () => {
  expect(readProcedure(text, blocks, placeOf("Cierra el programa"))).toEqual({
    title: "Si no conecta: procedimiento",
    steps: ["Comprueba internet.", "Cierra el programa y ábrelo.", "Reinicia."],
  });
});

it("takes the list closely after a passage", () => {
  expect(readProcedure(text, blocks, placeOf("Une tu portátil"))?.steps).toHaveLength(3);
});

it("takes no list after a section that does not introduce the document", () => {
  const programs = documentOf(
    ["heading", "Programas"],
    ["heading", "1. Para qué sirve"],
    ["paragraph", "Cómo se obtiene un programa."],
    ["heading", "2. El catálogo"],
    ["paragraph", "El editor cuesta dinero."],
    ["heading", "3. Pedir un programa"],
    ["list", "1. Búscalo.\n2. Pídelo."],
  );
  const stepsFor = (words: string) => {
    const start = programs.text.indexOf(words);
    return readProcedure(programs.text, programs.blocks, { start, end: start + words.length })?.steps;
  };
  expect(stepsFor("El editor cuesta")).toBeUndefined();
  expect(stepsFor("Cómo se obtiene")).toHaveLength(2);
});

it("finds none in a document with bullet points only", () => {
  const notes = documentOf(["paragraph", "Notas"], ["list", "- Una.\n- Otra."]);
  expect(readProcedure(notes.text, notes.blocks, { start: 0, end: 5 })).toBeUndefined();
});

it("joins a list that is split by a page break", () => {
  const cut = documentOf(
    ["heading", "Pasos"],
    ["list", "1. Uno.\n2. Dos."],
    ["list", "3. Tres.\n4. Cuatro."],
  );
  expect(readProcedure(cut.text, cut.blocks, { start: 40, end: 45 })?.steps).toEqual([
    "Uno.",
    "Dos.",
    "Tres.",
    "Cuatro.",
  ]);
});

it("takes no procedure of another section", () => {
  const tablets = documentOf(
    ["heading", "1. No actualiza: procedimiento"],
    ["list", "1. Comprueba la red.\n2. Reinicia."],
    ["heading", "2. Pantalla rota"],
    ["paragraph", "Se cambia sin coste. Entrégala en la sala."],
    ["heading", "3. Venta a bordo"],
    ["list", "1. Comprueba el punto azul.\n2. Elige el número."],
  );
  const start = tablets.text.indexOf("Se cambia");
  expect(readProcedure(tablets.text, tablets.blocks, { start, end: start + 20 })).toBeUndefined();
});

it("takes the procedure of the whole document from any of its sections", () => {
  const lost = documentOf(
    ["heading", "1. Procedimiento"],
    ["list", "1. Llama.\n2. Denuncia."],
    ["heading", "2. Si es tu teléfono"],
    ["paragraph", "Avisa igual."],
  );
  const start = lost.text.indexOf("Avisa");
  expect(readProcedure(lost.text, lost.blocks, { start, end: start + 5 })?.steps).toHaveLength(2);
});

it("takes the procedure of its section if the passage is far from it", () => {
  const far = documentOf(
    ["heading", "Procedimiento"],
    ["list", "1. Llama.\n2. Denuncia."],
    ["paragraph", "x ".repeat(1000)],
    ["paragraph", "La tarjeta perdida se comunica."],
  );
  expect(readProcedure(far.text, far.blocks, { start: 2050, end: 2070 })?.steps).toEqual([
    "Llama.",
    "Denuncia.",
  ]);
});
