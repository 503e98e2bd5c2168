import { jsPDF } from "jspdf";
import { coverOf, type DemoBlock, type DemoSource } from "./read-demo-source.ts";

const MARGIN = 64;
const FOOT = 48;
const LINE = 15;
const CELL = 5;
const COMPANY = "Brisa del Sur Líneas Aéreas";

/** The output must be deterministic, or seeding again would treat every document as new. */
export function renderPdf({ facts, blocks }: DemoSource): Uint8Array {
  const doc = new jsPDF({ unit: "pt", format: "a4", compress: true });
  doc.setCreationDate(new Date(`${facts.validFrom}T00:00:00Z`));
  doc.setFileId("0".repeat(32));
  doc.setProperties({ title: facts.title, author: facts.owner });
  const { pageSize } = doc.internal;
  const width = pageSize.getWidth() - 2 * MARGIN;
  const bottom = pageSize.getHeight() - MARGIN - FOOT;
  let y = MARGIN;

  function need(height: number) {
    if (y + height <= bottom) return;
    doc.addPage();
    y = MARGIN;
  }

  function write(text: string, { size, isBold = false, x = 0, gap = 0 }: Look) {
    doc.setFont("helvetica", isBold ? "bold" : "normal").setFontSize(size);
    const lines: string[] = doc.splitTextToSize(text, width - x);
    y += gap;
    // Avoids a heading at the bottom of a page.
    need(isBold ? size * 4 : LINE);
    for (const line of lines) {
      need(LINE);
      doc.text(line, MARGIN + x, y + size);
      y += Math.max(LINE, size * 1.25);
    }
  }

  function list({ isNumbered, items }: Extract<DemoBlock, { kind: "list" }>) {
    for (const [at, item] of items.entries()) {
      need(LINE);
      doc.setFont("helvetica", "normal").setFontSize(10.5);
      doc.text(isNumbered ? `${at + 1}.` : "•", MARGIN + 6, y + 10.5);
      write(item, { size: 10.5, x: 24 });
      y += 3;
    }
    y += 5;
  }

  function table(rows: string[][]) {
    const columns = rows[0]?.length ?? 1;
    const column = width / columns;
    for (const [at, cells] of rows.entries()) {
      doc.setFont("helvetica", at === 0 ? "bold" : "normal").setFontSize(9);
      const texts: string[][] = cells.map((cell) => doc.splitTextToSize(cell, column - 2 * CELL));
      const height = Math.max(...texts.map((lines) => lines.length)) * 12 + 2 * CELL;
      need(height);
      doc.setDrawColor("#b8bcc2").setLineWidth(0.5);
      for (const [place, lines] of texts.entries()) {
        const left = MARGIN + place * column;
        doc.rect(left, y, column, height);
        for (const [row, line] of lines.entries()) doc.text(line, left + CELL, y + CELL + 9 + row * 12);
      }
      y += height;
    }
    y += 12;
  }

  write(facts.title, { size: 20, isBold: true });
  y += 6;
  table([["Documento", facts.title], ...coverOf(facts)]);
  for (const block of blocks) {
    if (block.kind === "heading") write(block.text, { size: 13.5, isBold: true, gap: 12 });
    else if (block.kind === "paragraph") write(block.text, { size: 10.5, gap: 2 });
    else if (block.kind === "list") list(block);
    else table(block.rows);
    if (block.kind === "paragraph" || block.kind === "heading") y += 5;
  }

  const pages = doc.getNumberOfPages();
  for (let page = 1; page <= pages; page += 1) {
    doc.setPage(page).setFont("helvetica", "normal").setFontSize(8);
    doc.text(`${COMPANY} · Uso interno`, MARGIN, pageSize.getHeight() - FOOT);
    doc.text(`${page} / ${pages}`, pageSize.getWidth() - MARGIN, pageSize.getHeight() - FOOT, {
      align: "right",
    });
  }
  return new Uint8Array(doc.output("arraybuffer"));
}

interface Look {
  size: number;
  isBold?: boolean;
  x?: number;
  gap?: number;
}
