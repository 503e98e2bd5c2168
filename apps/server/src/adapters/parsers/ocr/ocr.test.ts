import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { openPdf } from "../pdf/open-pdf.ts";
import { renderPage } from "../pdf/render-page.ts";
import { writePdf } from "../pdf-writer.fixture.ts";
import { readHere } from "../read-here.fixture.ts";
import { extractLines } from "./drawn-lines.ts";

const OCR_WITHIN_MS = 60_000;

describe("a scan", () => {
  let jpeg: { data: Buffer; width: number; height: number };

  // Fonts of the PDF library, so that the test does not depend on installed fonts.
  beforeAll(async () => {
    const texts = [
      { text: "Permiso de maternidad", x: 60, y: 760, size: 22 },
      { text: "La empleada avisará con quince días de antelación.", x: 60, y: 720, size: 13 },
      { text: "Categoría", x: 65, y: 655, size: 12 },
      { text: "Semanas", x: 305, y: 655, size: 12 },
      { text: "Señaleros", x: 65, y: 625, size: 12 },
      { text: "16", x: 305, y: 625, size: 12 },
    ];
    const lines: [number, number, number, number][] = [
      ...[675, 645, 615].map((y): [number, number, number, number] => [60, y, 500, y]),
      ...[60, 300, 500].map((x): [number, number, number, number] => [x, 615, x, 675]),
    ];
    const pdf = await openPdf(writePdf({ pages: [{ texts, lines }] }));
    const { picture } = await renderPage(await pdf.getPage(1), { left: 0, top: 0, right: 595, bottom: 842 });
    await pdf.loadingTask.destroy();
    const { data, info } = await sharp(picture).greyscale().jpeg().toBuffer({ resolveWithObject: true });
    jpeg = { data, width: info.width, height: info.height };
  });

  it(
    "in a PDF and as a picture is read in Spanish, its drawn table too",
    async () => {
      const text =
        "Permiso de maternidad\n\nLa empleada avisará con quince días de antelación.\n\n| Categoría | Semanas |\n| --- | --- |\n| Señaleros | 16 |";
      expect(await readHere("escaneado.pdf", writePdf({ pages: [{ jpeg }] }))).toMatchObject({
        text,
        pages: 1,
      });
      const top = { left: 0, top: 0, width: jpeg.width, height: Math.round(jpeg.height / 6) };
      const webp = await sharp(jpeg.data).extract(top).webp({ lossless: true }).toBuffer();
      const [title, sentence] = text.split("\n\n");
      expect(await readHere("foto.webp", webp)).toMatchObject({
        text: `${title}\n\n${sentence}`,
        pages: 1,
        type: "image/webp",
      });
    },
    OCR_WITHIN_MS,
  );

  it("that is damaged is malformed", async () => {
    const cut = jpeg.data.subarray(0, 400);
    await expect(readHere("foto.jpg", cut)).rejects.toMatchObject({ reason: "malformed" });
  });
});

describe("drawn lines", () => {
  it("are found and erased, but letters and thick areas are not", () => {
    const [width, height] = [400, 300];
    const data = new Uint8Array(width * height).fill(255);
    const paint = (left: number, top: number, wide: number, high: number) => {
      for (let y = top; y < top + high; y += 1) data.fill(0, y * width + left, y * width + left + wide);
    };
    paint(20, 50, 300, 3);
    paint(100, 80, 2, 150);
    paint(150, 100, 30, 4);
    paint(200, 150, 150, 60);
    const rules = extractLines({ data, width, height });
    expect(rules).toEqual([
      { from: { x: 20, y: 51 }, to: { x: 319, y: 51 } },
      { from: { x: 100.5, y: 80 }, to: { x: 100.5, y: 229 } },
    ]);
    const isDark = (x: number, y: number) => data[y * width + x] === 0;
    expect([isDark(25, 51), isDark(100, 90), isDark(160, 101), isDark(250, 180)]).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });
});
