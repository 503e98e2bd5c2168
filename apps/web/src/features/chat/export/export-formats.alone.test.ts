import { strFromU8, unzipSync } from "fflate";
import { extractText, getDocumentProxy } from "unpdf";
import { beforeAll, describe, expect, it } from "vitest";
import { aDocument, conversation, messages } from "./export.fixtures.ts";
import type { GlyphPainter } from "./glyph-painter.ts";
import { markdownToBlocks } from "./to-blocks.ts";
import { toDocx } from "./to-docx.ts";
import { toJson } from "./to-json.ts";
import { toMarkdown } from "./to-markdown.ts";
import { toPdf } from "./to-pdf.ts";

const ONE_PIXEL =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

/** The content of each format in reading order. */
const IN_ORDER = [
  "Pasajes de beneficio: ¿cuántos?",
  "Exportada el 15 de noviembre de 2026",
  "¿Cuántos pasajes tengo al año?",
  "Desde tu segundo aniversario",
  "Cómo se pide",
  "Regístrate en el portal",
  "con acompañante",
  "Quién viaja",
  "cónyuge",
  "Según ocupación",
  "SELECT año FROM beneficios",
  "Las plazas que no uses se pierden.",
  "Fuentes",
  "Política de beneficios de viaje",
  "p. 6 · Rev. 7 · vigente hasta el 30 jun 2027",
  "Guía ID-90",
  "¿pueden viajar también?",
  "Ñandú, 25 €",
  "La respuesta se cortó.",
  "Fuentes",
  "Guía ID-90",
  "Rev. 1 · caducada el 31 ene 2020",
];

function expectInOrder(text: string) {
  let at = 0;
  for (const part of IN_ORDER) {
    const place = text.indexOf(part, at);
    expect(place, `«${part}» after ${at}`).toBeGreaterThanOrEqual(at);
    at = place;
  }
}

describe("a conversation as Word", () => {
  let xml = "";
  let files: Record<string, Uint8Array> = {};
  beforeAll(async () => {
    files = unzipSync(new Uint8Array(await (await toDocx(aDocument())).arrayBuffer()));
    xml = strFromU8(files["word/document.xml"] ?? new Uint8Array());
  });

  it("contains everything in order, accents included", () => {
    const paragraphs = xml.split("</w:p>").map((part) => textOf(part));
    expectInOrder(paragraphs.join("\n"));
  });

  it("has a real table with its header row and right-aligned numbers", () => {
    const [table = ""] = /<w:tbl>.*?<\/w:tbl>/s.exec(xml) ?? [];
    const rows = table.split("</w:tr>").slice(0, -1);
    const cells = rows.map((row) => row.split("</w:tc>").slice(0, -1).map(textOf));
    expect(cells).toEqual([
      ["Tipo de pasaje", "Tramos", "Quién viaja"],
      ["Confirmado nacional", "4", "Tú, cónyuge, hijos"],
      ["Según ocupación", "12", "También tus padres"],
    ]);
    expect(rows[0]).toContain("w:tblHeader");
    expect(table.match(/<w:jc w:val="right"\/>/g)).toHaveLength(3);
  });

  it("has headings, numbered and plain lists, code and text styles", () => {
    expect(xml).toContain('<w:pStyle w:val="Heading1"/>');
    expect(xml).toContain('<w:pStyle w:val="Heading3"/>');
    expect(xml.match(/<w:numPr>/g)).toHaveLength(4);
    expect(xml).toContain("<w:b/>");
    expect(xml).toContain("<w:i/>");
    expect(xml).toContain('w:ascii="Consolas"');
    expect(xml).toContain('<w:vertAlign w:val="superscript"/>');
  });
});

describe("a conversation as PDF", () => {
  it("contains everything in order, accents included", async () => {
    const pdf = await getDocumentProxy(new Uint8Array(await toPdf(aDocument()).arrayBuffer()));
    const { text } = await extractText(pdf, { mergePages: true });
    expectInOrder(text.replace(/\s+/g, " "));
    expect(text).toContain("El camión niño -> Ñandú");
    expect(text).toContain("1 / 1");
  });

  it("continues over pages and repeats a table's header", async () => {
    const document = aDocument();
    const rows = Array.from({ length: 90 }, (_, index) => [[{ text: `Fila ${index}` }], [{ text: "Sí" }]]);
    document.turns[0]?.blocks.push({
      type: "table",
      align: [],
      head: [[{ text: "Nombre" }], [{ text: "Vale" }]],
      rows,
    });
    const pdf = await getDocumentProxy(new Uint8Array(await toPdf(document).arrayBuffer()));
    const { text, totalPages } = await extractText(pdf);
    expect(totalPages).toBeGreaterThan(2);
    expect(text.filter((page) => page.includes("Nombre")).length).toBeGreaterThan(2);
    expect(text.join(" ")).toContain("Fila 89");
  });

  it("writes a table that is too wide as a list of its cells, and formulas as text", async () => {
    const document = aDocument();
    const names = Array.from({ length: 14 }, (_, at) => `Columna${at}Larga`);
    document.turns[0]?.blocks.push(
      {
        type: "table",
        align: [],
        head: names.map((text) => [{ text }]),
        rows: [names.map(() => [{ text: "Valor" }])],
      },
      ...markdownToBlocks("La tasa es $\\frac{a}{b} \\times x^2$.", () => false),
    );
    const pdf = await getDocumentProxy(new Uint8Array(await toPdf(document).arrayBuffer()));
    const { text } = await extractText(pdf, { mergePages: true });
    expect(text).toContain("Columna13Larga: Valor");
    expect(text.replace(/\s+/g, "")).toContain("Latasaesa/b×x2.");
  });

  it("says where characters could not be written, and paints them where it can", async () => {
    const document = aDocument();
    document.turns[0]?.blocks.push({ type: "paragraph", runs: [{ text: "Hola 世界 🎉" }] });
    const without = await getDocumentProxy(new Uint8Array(await toPdf(document, null).arrayBuffer()));
    expect((await extractText(without, { mergePages: true })).text).toContain("list.document.lostCharacters");
    const painted: string[] = [];
    const painter: GlyphPainter = {
      measure: ({ text }) => text.length * 10,
      paint: ({ text }) => {
        painted.push(text);
        // Safe: jsPDF reads a data address as it reads a canvas.
        return ONE_PIXEL as unknown as HTMLCanvasElement;
      },
    };
    const withPainter = await getDocumentProxy(new Uint8Array(await toPdf(document, painter).arrayBuffer()));
    expect((await extractText(withPainter, { mergePages: true })).text).not.toContain("lostCharacters");
    expect(painted.map((text) => text.trim())).toContain("世界 🎉");
  });

  it("breaks a word wider than the page", () => {
    const document = aDocument();
    document.turns[0]?.blocks.push({ type: "paragraph", runs: [{ text: "x".repeat(4_000) }] });
    expect(toPdf(document).size).toBeGreaterThan(1_000);
  });
});

describe("a conversation as Markdown", () => {
  const markdown = toMarkdown(aDocument());

  it("contains everything in order", () => {
    expectInOrder(markdown.replace(/\\/g, ""));
  });

  it("keeps the table's source, puts headings under the question and numbers the sources of each answer", () => {
    expect(markdown).toContain("| Tipo de pasaje | Tramos | Quién viaja |\n|---|---:|---|");
    expect(markdown).toContain("\n#### Cómo se pide\n");
    expect(markdown).toContain("Sí, según ocupación [1].");
    expect(markdown).toContain("\n1. Guía ID-90 · p. 2\n2. Anexo · Rev. 1");
  });

  it("leaves code unchanged", () => {
    expect(markdown).toContain("SELECT año FROM beneficios  -- [1] no es una cita");
  });
});

describe("a conversation as JSON", () => {
  it("can be parsed, and omits fields that only this browser uses", () => {
    const read = JSON.parse(toJson(conversation, messages, new Date("2026-11-15T10:00:00Z")));
    expect(read.conversation.title).toBe(conversation.title);
    expect(read.messages.map(({ text }: { text: string }) => text)).toEqual(messages.map(({ text }) => text));
    expect(read.messages[1].citations).toHaveLength(2);
    expect(JSON.stringify(read)).not.toMatch(/isOnServer|tailCursor|deletedAt|"seq"/);
  });
});

function textOf(xml: string): string {
  return [...xml.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>|<w:br\/>/g)]
    .map(([, text]) => text ?? "\n")
    .join("");
}
