import { describe, expect, it } from "vitest";
import type { Block } from "../../adapters/parsers/index.ts";
import { CHUNK_CHARS, chunkDocument, TABLE_CHARS } from "./chunk-document.ts";

type Part = Pick<Block, "kind" | "level" | "page"> & { text: string };

function documentOf(parts: readonly (Partial<Part> & { text: string })[]) {
  let text = "";
  const blocks = parts.map(({ kind = "paragraph", page = null, level, text: said }): Block => {
    const start = text.length + (text === "" ? 0 : 2);
    text += `${text === "" ? "" : "\n\n"}${said}`;
    return { kind, page, start, end: text.length, ...(level ? { level } : {}) };
  });
  return { text, blocks, pageStarts: pageStartsOf(blocks) };
}

const pageStartsOf = (blocks: readonly Block[]) =>
  [...Map.groupBy(blocks, ({ page }) => page)].flatMap(([page, [first]]) =>
    page === null || !first ? [] : [first.start],
  );

const sentence = (n: number) => `La frase número ${n} dice algo que ocupa un sitio parecido al de las demás.`;
const sentences = (count: number) => Array.from({ length: count }, (_, n) => sentence(n)).join(" ");

describe("passages of a document", () => {
  it("begin at headings and know the headings that lead to them", () => {
    const chunks = chunkDocument(
      documentOf([
        { kind: "heading", level: 1, text: "Permisos" },
        { kind: "heading", level: 2, text: "Matrimonio" },
        { text: "Quince días naturales." },
        { kind: "heading", level: 2, text: "Mudanza" },
        { text: "Un día hábil." },
        { kind: "heading", level: 1, text: "Nómina" },
        { text: "Se paga el día 27." },
      ]),
    );
    expect(chunks.map(({ section, text }) => [section, text])).toEqual([
      ["Permisos › Matrimonio", "Permisos\n\nMatrimonio\n\nQuince días naturales."],
      ["Permisos › Mudanza", "Mudanza\n\nUn día hábil."],
      ["Nómina", "Nómina\n\nSe paga el día 27."],
    ]);
  });

  it("equal the text between their start and end, and leave nothing out", () => {
    const document = documentOf([{ text: sentences(60) }, { text: sentences(30) }, { text: "Fin." }]);
    const chunks = chunkDocument(document);
    for (const { start, end, text } of chunks) expect(text).toBe(document.text.slice(start, end));
    expect(chunks[0]?.start).toBe(0);
    expect(chunks.at(-1)?.end).toBe(document.text.length);
    for (const [at, chunk] of chunks.slice(1).entries())
      expect(chunk.start).toBeLessThanOrEqual((chunks[at]?.end ?? 0) + 2);
  });

  it("stay near their size and repeat a sentence where prose is cut", () => {
    const chunks = chunkDocument(documentOf([{ text: sentences(60) }]));
    expect(chunks.length).toBeGreaterThan(3);
    for (const { text } of chunks) expect(text.length).toBeLessThanOrEqual(CHUNK_CHARS + 250);
    const [first, second] = chunks;
    const repeated = second?.text.slice(0, second.text.indexOf(".") + 1) ?? "-";
    expect(first?.text).toContain(repeated);
    expect(second?.text.startsWith("La frase")).toBe(true);
  });

  it("keep a table whole, and name its columns where it is too long for that", () => {
    const row = (n: number) => `| Base ${n} | ${n * 10} euros por noche fuera de casa |`;
    const table = (rows: number) =>
      `| Base | Dieta |\n| --- | --- |\n${Array.from({ length: rows }, (_, n) => row(n)).join("\n")}`;
    const whole = chunkDocument(documentOf([{ kind: "table", text: table(50) }]));
    expect(whole).toHaveLength(1);
    expect(whole[0]?.text.length).toBeGreaterThan(CHUNK_CHARS);
    const cut = chunkDocument(documentOf([{ kind: "table", text: table(200) }]));
    expect(cut.length).toBeGreaterThan(1);
    for (const { text } of cut) expect(text.length).toBeLessThanOrEqual(TABLE_CHARS);
    expect(cut[1]?.section).toBe("Base, Dieta");
    expect(cut[1]?.text.trimStart().startsWith("| Base")).toBe(true);
    expect(cut.map(({ tableHead }) => tableHead)).toEqual(
      cut.map((_, at) => (at === 0 ? null : "| Base | Dieta |\n| --- | --- |")),
    );
  });

  it("have the page of their text", () => {
    const chunks = chunkDocument(
      documentOf([
        { text: sentences(6), page: 1 },
        { kind: "heading", text: "Al pie de la página", page: 1 },
        { text: sentences(6), page: 2 },
        { text: sentences(6), page: 3 },
      ]),
    );
    expect(chunks.map(({ page }) => page)).toEqual([1, 2, 3]);
  });

  it("know the pages that begin inside them", () => {
    const [passage] = chunkDocument(
      documentOf([
        { text: "Se paga el día 27.", page: 1 },
        { text: "Si el día 27 es festivo, se paga el anterior.", page: 2 },
      ]),
    );
    expect(passage?.pageStarts).toEqual([
      { offset: 0, page: 1 },
      { offset: passage?.text.indexOf("Si el día 27"), page: 2 },
    ]);
    expect(chunkDocument(documentOf([{ text: "Sin páginas." }]))[0]?.pageStarts).toEqual([]);
  });

  it("cut a text without sentences, and are none for an empty text", () => {
    const chunks = chunkDocument(documentOf([{ text: "palabra".repeat(1000) }]));
    for (const { text } of chunks) expect(text.length).toBeLessThanOrEqual(CHUNK_CHARS);
    expect(chunkDocument(documentOf([{ text: "   " }]))).toEqual([]);
  });
});
