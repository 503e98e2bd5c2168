import { describe, expect, it } from "vitest";
import { type WrittenText, writePdf } from "../pdf-writer.fixture.ts";
import { blocksOf, readHere } from "../read-here.fixture.ts";

const line = (text: string, x: number, y: number, more: Partial<WrittenText> = {}) => ({
  text,
  x,
  y,
  ...more,
});

describe("a PDF", () => {
  it("keeps headings, paragraphs with joined hyphenated words, lists and its pages", async () => {
    const pdf = writePdf({
      title: "Manual de cabina",
      pages: [
        {
          texts: [
            line("Manual de cabina", 60, 760, { size: 20, isBold: true }),
            line("1. Puertas", 60, 720, { size: 14, isBold: true }),
            line("La puerta delantera se abre sólo cuando la tripula-", 60, 690),
            line("ción lo indica por la señal acordada en el manual, y", 60, 676),
            line("nunca antes.", 60, 662),
            line("- Girar la palanca", 70, 640),
            line("- Empujar", 70, 626),
          ],
        },
        { texts: [line("Segunda página, con un párrafo.", 60, 700)] },
      ],
    });
    const { blocks, text, pageStarts, pages, title } = await readHere("manual.pdf", pdf);
    expect(
      blocks.map(({ kind, level, page, start, end }) => [kind, level, page, text.slice(start, end)]),
    ).toEqual([
      ["heading", 1, 1, "Manual de cabina"],
      ["heading", 2, 1, "1. Puertas"],
      [
        "paragraph",
        undefined,
        1,
        "La puerta delantera se abre sólo cuando la tripulación lo indica por la señal acordada en el manual, y nunca antes.",
      ],
      ["list", undefined, 1, "- Girar la palanca\n- Empujar"],
      ["paragraph", undefined, 2, "Segunda página, con un párrafo."],
    ]);
    expect({ pages, title, second: text.slice(pageStarts[1]) }).toEqual({
      pages: 2,
      title: "Manual de cabina",
      second: "Segunda página, con un párrafo.",
    });
  });

  it("joins a sentence that a page break divides, and begins the page within it", async () => {
    const pdf = writePdf({
      pages: [
        {
          texts: [line("Un segundo empleo se permite si no es de la competencia y respeta", 60, 120)],
        },
        { texts: [line("los descansos.", 60, 760), line("Otro párrafo, con una palabra divi-", 60, 700)] },
        { texts: [line("dida.", 60, 760), line("- Un punto de la lista que sigue", 70, 720)] },
        { texts: [line("en la otra página.", 60, 760)] },
        { texts: [line("Frase nueva.", 60, 760)] },
      ],
    });
    const { blocks, text, pageStarts } = await readHere("norma.pdf", pdf);
    expect(blocks.map(({ page, start, end }) => [page, text.slice(start, end)])).toEqual([
      [1, "Un segundo empleo se permite si no es de la competencia y respeta los descansos."],
      [2, "Otro párrafo, con una palabra dividida."],
      [3, "- Un punto de la lista que sigue en la otra página."],
      [5, "Frase nueva."],
    ]);
    expect(pageStarts.map((start) => text.slice(start, start + 5))).toEqual([
      "Un se",
      "los d",
      "dida.",
      "en la",
      "Frase",
    ]);
  });

  it("reads the left column before the right one, after text that spans both", async () => {
    const column = (name: string, x: number) =>
      Array.from({ length: 8 }, (_, n) =>
        line(`${name}${n} con palabras que llenan la columna`, x, 700 - n * 14),
      );
    // The file contains the text row by row, as many programs write it.
    const rows = column("izquierda", 60).flatMap((left, n) => [left, column("derecha", 320)[n] ?? left]);
    const pdf = writePdf({
      pages: [
        {
          texts: [
            line("Un título que cruza de lado a lado las dos columnas", 60, 740, { size: 18 }),
            ...rows,
          ],
        },
      ],
    });
    const { text } = await readHere("columnas.pdf", pdf);
    const found = [...text.matchAll(/título|izquierda\d|derecha\d/g)].map(([word]) => word);
    const numbers = [0, 1, 2, 3, 4, 5, 6, 7];
    expect(found).toEqual([
      "título",
      ...numbers.map((n) => `izquierda${n}`),
      ...numbers.map((n) => `derecha${n}`),
    ]);
  });

  it("recognises tables with drawn cells and tables of aligned words", async () => {
    const grid: [number, number, number, number][] = [
      ...[700, 680, 660].map((y): [number, number, number, number] => [60, y, 360, y]),
      ...[60, 160, 360].map((x): [number, number, number, number] => [x, 660, x, 700]),
    ];
    const aligned = [
      ["Ruta", "Peso", "Precio"],
      ["Bogotá", "23 kg", "45"],
      ["Lima", "32 kg", "80"],
    ].flatMap((row, n) => row.map((text, column) => line(text, 60 + column * 120, 560 - n * 16)));
    const cells = [
      line("Zona", 64, 686),
      line("Días de descanso", 164, 686),
      line("Norte", 64, 666),
      line("12", 164, 666),
    ];
    expect(
      await blocksOf("tablas.pdf", writePdf({ pages: [{ texts: [...cells, ...aligned], lines: grid }] })),
    ).toEqual([
      "table: | Zona | Días de descanso |\n| --- | --- |\n| Norte | 12 |",
      "table: | Ruta | Peso | Precio |\n| --- | --- | --- |\n| Bogotá | 23 kg | 45 |\n| Lima | 32 kg | 80 |",
    ]);
  });

  it("keeps the numbers of steps at the top and the bottom of a page, where page numbers stand", async () => {
    const step = (number: number, text: string, y: number) => [line(`${number}.`, 70, y), line(text, 88, y)];
    const pdf = writePdf({
      pages: [
        {
          texts: [
            ...step(1, "Comprueba la red.", 100),
            ...step(2, "Mira el espacio.", 82),
            line("1", 290, 40),
          ],
        },
        { texts: [...step(3, "Reinicia la tableta.", 790), ...step(4, "Avisa.", 772), line("2", 290, 40)] },
      ],
    });
    expect(await blocksOf("pasos.pdf", pdf)).toEqual([
      "list: 1. Comprueba la red.\n2. Mira el espacio.",
      "list: 3. Reinicia la tableta.\n4. Avisa.",
    ]);
  });

  it("drops running heads and page numbers, but reads facts from them", async () => {
    const pdf = writePdf({
      pages: ["uno", "dos", "tres"].map((word, n) => ({
        texts: [
          line("Política de viajes - Revisión: 7", 60, 815, { size: 9 }),
          line(`Contenido propio de la hoja ${word}.`, 60, 600),
          line(`Página ${n + 1} de 3`, 260, 25, { size: 9 }),
        ],
      })),
    });
    const { text, facts } = await readHere("politica.pdf", pdf);
    expect(text).toBe(
      ["uno", "dos", "tres"].map((word) => `Contenido propio de la hoja ${word}.`).join("\n\n"),
    );
    expect(facts).toEqual({ revision: "7" });
  });

  it("reports its progress by page", async () => {
    const pdf = writePdf({ pages: [{ texts: [line("uno", 60, 700)] }, { texts: [line("dos", 60, 700)] }] });
    const seen: number[] = [];
    await readHere("a.pdf", pdf, { onProgress: ({ pagesDone }) => seen.push(pagesDone) });
    expect(seen).toEqual([1, 2]);
  });

  it("is rejected with the reason", async () => {
    const texts = [line("hola", 60, 700)];
    const locked = writePdf({ pages: [{ texts }], isLocked: true });
    await expect(readHere("a.pdf", locked)).rejects.toMatchObject({ reason: "encrypted" });
    await expect(readHere("a.pdf", "%PDF-1.7\nno hay nada más")).rejects.toMatchObject({
      reason: "malformed",
    });
    await expect(readHere("a.pdf", writePdf({ pages: [{}] }))).rejects.toMatchObject({ reason: "no_text" });
    const limits = { maxPages: 1 };
    await expect(
      readHere("a.pdf", writePdf({ pages: [{ texts }, { texts }] }), { limits }),
    ).rejects.toMatchObject({
      reason: "too_many_pages",
    });
  });
});
