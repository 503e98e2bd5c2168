import { expect, it } from "vitest";
import { type WrittenText, writePdf } from "../pdf-writer.fixture.ts";
import { blocksOf, readHere } from "../read-here.fixture.ts";

type Rule = [number, number, number, number];

const line = (text: string, x: number, y: number, more: Partial<WrittenText> = {}) => ({
  text,
  x,
  y,
  ...more,
});

const table = (rows: [string, string][], top: number, head: { isBold?: boolean } = {}) => ({
  texts: rows.flatMap(([left, right], at) => [
    line(left, 64, top - 14 - at * 20, at === 0 ? head : {}),
    line(right, 164, top - 14 - at * 20, at === 0 ? head : {}),
  ]),
  lines: [
    ...[...rows.keys(), rows.length].map((at): Rule => [60, top - at * 20, 360, top - at * 20]),
    ...[60, 160, 360].map((x): Rule => [x, top - rows.length * 20, x, top]),
  ],
});

it.each([
  [
    "three rows",
    [
      ["Urgencia", "Te mete prisa"],
      ["Enlace", "No es nuestro"],
      ["Saludo", "Genérico"],
    ],
  ],
  ["a single row", [["Urgencia", "Te mete prisa"]]],
] as [string, [string, string][]][])(
  "reads a table whose last part after a page break has %s as one",
  async (_, rest) => {
    const above = table(
      [
        ["Señal", "Qué significa"],
        ["Remitente", "No lo conoces"],
      ],
      120,
    );
    const pages = [
      { ...above, texts: [line("Antes de la tabla.", 60, 300), ...above.texts] },
      table(rest, 800),
    ];
    const { text, blocks, pageStarts } = await readHere("dividida.pdf", writePdf({ pages }));
    const rows = [["Señal", "Qué significa"], ["---", "---"], ["Remitente", "No lo conoces"], ...rest];
    const whole = rows.map((row) => `| ${row.join(" | ")} |`).join("\n");
    expect(blocks.map(({ start, end }) => text.slice(start, end))).toEqual(["Antes de la tabla.", whole]);
    expect(pageStarts).toEqual([0, text.indexOf(`| ${rest[0]?.[0]} |`)]);
  },
);

it("leaves out the head that a table repeats after a page break, and joins a row that the break divides", async () => {
  const pages = [
    table(
      [
        ["Señal", "Qué significa"],
        ["Remitente", "No lo conoces y te"],
      ],
      120,
      { isBold: true },
    ),
    table(
      [
        ["Señal", "Qué significa"],
        ["", "pide una clave"],
        ["Enlace", "No es nuestro"],
      ],
      800,
      { isBold: true },
    ),
  ];
  expect(await blocksOf("repetida.pdf", writePdf({ pages }))).toEqual([
    "table: | Señal | Qué significa |\n| --- | --- |\n| Remitente | No lo conoces y te pide una clave |\n| Enlace | No es nuestro |",
  ]);
});

it("takes a single bold row after a page break for the total of the table", async () => {
  const pages = [
    table(
      [
        ["Concepto", "Importe"],
        ["Hotel", "80"],
      ],
      120,
      { isBold: true },
    ),
    table([["Total", "80"]], 800, { isBold: true }),
  ];
  expect(await blocksOf("total.pdf", writePdf({ pages }))).toEqual([
    "table: | Concepto | Importe |\n| --- | --- |\n| Hotel | 80 |\n| Total | 80 |",
  ]);
});

it("keeps two tables apart where the second has a head of its own, other columns or a text above it", async () => {
  const first = table(
    [
      ["Señal", "Qué significa"],
      ["Remitente", "No lo conoces"],
    ],
    120,
    { isBold: true },
  );
  const other = table(
    [
      ["Código", "Plazo"],
      ["P-44", "Un día"],
    ],
    800,
    { isBold: true },
  );
  const wide = { ...other, lines: other.lines.map((rule) => rule.map((x) => (x === 160 ? 110 : x)) as Rule) };
  const below = table(
    [
      ["P-44", "Un día"],
      ["P-45", "Dos días"],
    ],
    780,
  );
  const texts = [line("Otra cosa es el plazo.", 60, 800), ...below.texts];
  for (const page of [
    other,
    { ...wide, texts: other.texts.map((at) => (at.x === 164 ? { ...at, x: 114 } : at)) },
    { ...below, texts },
  ]) {
    const blocks = await blocksOf("dos.pdf", writePdf({ pages: [first, page] }));
    expect(blocks.filter((block) => block.startsWith("table:"))).toHaveLength(2);
  }
});
