import { cutText } from "@metatron/text/cut-text";
import { jsPDF } from "jspdf";
import type { ExportBlock, ExportDocument, ExportItem, ExportSource, Run } from "./export-document.ts";
import { createGlyphPainter } from "./glyph-painter.ts";
import { breakLines, columnWidths, type Line, type PdfRun, type TextLook } from "./pdf-lines.ts";
import { createPdfPage, MARGIN, type PdfPage } from "./pdf-page.ts";
import { toWinAnsi } from "./win-ansi.ts";

const BODY: TextLook = { size: 10.5, lead: 15 };
const SMALL: TextLook = { size: 9, lead: 13, color: "grey" };
const CELL: TextLook = { size: 9.5, lead: 13 };
const CODE: TextLook = { size: 9.5, lead: 12.5 };
const FOOTER: TextLook = { size: 8.5, lead: 12, color: "grey" };
const TITLE: TextLook = { size: 20, lead: 26, bold: true };
const SOURCES: TextLook = { size: 9.5, lead: 14, bold: true, color: "grey" };
const QUESTION: TextLook = { size: 13.5, lead: 18, bold: true };
const HEADINGS: Record<number, TextLook> = {
  3: { size: 12, lead: 17, bold: true },
  4: { size: 11, lead: 16, bold: true },
};
const INDENT = 16;
const CELL_PAD = 5;

/**
 * Uses the standard PDF fonts: their character set covers Spanish, English and Portuguese, so that no font
 * has to be loaded or embedded. Other scripts are painted with the fonts of the computer.
 */
export function toPdf(document: ExportDocument, painter = createGlyphPainter()): Blob {
  const { title, subtitle, turns, sourcesHeading, language } = document;
  const doc = new jsPDF({ unit: "pt", format: "a4", compress: true });
  doc.setProperties({ title: toWinAnsi(title), creator: "Metatron" });
  doc.setLanguage(language === "en" ? "en-GB" : language === "pt" ? "pt-BR" : "es");
  const page = createPdfPage(doc, painter);
  const whole = { x: MARGIN, width: page.width };
  writeRuns(page, [{ text: title }], { ...whole, look: TITLE });
  page.gap(4);
  writeRuns(page, [{ text: subtitle }], { ...whole, look: SMALL });
  for (const { heading, blocks, remarks, sources } of turns) {
    if (heading) writeHeading(page, [{ text: heading }], { look: QUESTION, before: 22 });
    for (const block of blocks) writeBlock(page, block, whole);
    for (const runs of remarks) {
      page.gap(4);
      writeRuns(page, runs, { ...whole, look: SMALL });
    }
    writeSources(page, sources, sourcesHeading);
  }
  if (page.hasLost) {
    page.gap(14);
    writeRuns(page, [{ text: document.lostCharacters, italic: true }], { ...whole, look: SMALL });
  }
  writeFooters(doc, page, title);
  return new Blob([doc.output("arraybuffer")], { type: "application/pdf" });
}

function writeSources(page: PdfPage, sources: readonly ExportSource[], heading: string) {
  const whole = { x: MARGIN, width: page.width };
  if (sources.length > 0) writeHeading(page, [{ text: heading }], { look: SOURCES, before: 12 });
  for (const { number, title, details, href } of sources) {
    page.gap(3);
    const runs: Run[] = [
      { text: `[${number}] ` },
      { text: title, bold: true, ...(href ? { href } : {}) },
      ...(details ? [{ text: ` · ${details}` }] : []),
    ];
    writeRuns(page, runs, { ...whole, look: SMALL });
  }
}

interface Column {
  x: number;
  width: number;
}

function linesOf(page: PdfPage, runs: readonly Run[], { width, look }: { width: number; look: TextLook }) {
  return breakLines(runs, { width, measure: (run) => page.measure(run, look), prepare: page.prepare });
}

function writeRuns(page: PdfPage, runs: readonly Run[], place: Column & { look: TextLook }) {
  for (const line of linesOf(page, runs, place)) {
    page.need(place.look.lead);
    page.write(line, { x: place.x, top: page.y, look: place.look });
    page.y += place.look.lead;
  }
}

function writeHeading(
  page: PdfPage,
  runs: readonly Run[],
  { look, before }: { look: TextLook; before: number },
) {
  page.gap(before);
  // Keeps a heading together with the text below it.
  page.need(look.lead + 3 * BODY.lead);
  writeRuns(page, runs, { x: MARGIN, width: page.width, look });
}

function writeBlock(page: PdfPage, block: ExportBlock, column: Column) {
  switch (block.type) {
    case "paragraph":
      page.gap(7);
      return writeRuns(page, block.runs, { ...column, look: BODY });
    case "heading":
      return writeHeading(page, block.runs, {
        look: HEADINGS[block.level] ?? { ...BODY, bold: true },
        before: 13,
      });
    case "rule":
      page.gap(10);
      page.need(8);
      page.rule(column.x, column.width);
      page.y += 4;
      return;
    case "quote":
      for (const inner of block.blocks) writeBlock(page, inner, deeper(column));
      return;
    case "code":
      return writeCode(page, block.text, column);
    case "list":
      page.gap(3);
      for (const [index, item] of block.items.entries()) {
        writeItem(page, item, { column, mark: block.start === null ? "•" : `${block.start + index}.` });
      }
      return;
    case "table":
      return writeTable(page, block, column);
  }
}

const deeper = ({ x, width }: Column): Column => ({ x: x + INDENT, width: width - INDENT });

function writeItem(
  page: PdfPage,
  { task, blocks }: ExportItem,
  { column, mark }: { column: Column; mark: string },
) {
  const inner = deeper(column);
  page.gap(4);
  page.need(BODY.lead);
  page.write([{ text: mark }], { x: column.x + 2, top: page.y, look: BODY });
  const box = task ? [{ text: task === "done" ? "[x] " : "[ ] " }] : [];
  const [first, ...rest] = blocks;
  if (first?.type === "paragraph") writeRuns(page, [...box, ...first.runs], { ...inner, look: BODY });
  else if (first) writeBlock(page, first, inner);
  else page.y += BODY.lead;
  for (const block of rest) writeBlock(page, block, inner);
}

function writeCode(page: PdfPage, text: string, { x, width }: Column) {
  page.gap(8);
  const inner = width - 2 * CELL_PAD;
  for (const source of text.split("\n")) {
    const run = page.prepare({ text: source, code: true });
    for (const line of codeLines(page, run, inner)) {
      page.need(CODE.lead);
      page.fill({ x, top: page.y, width, height: CODE.lead });
      page.write([line], { x: x + CELL_PAD, top: page.y, look: CODE });
      page.y += CODE.lead;
    }
  }
  page.y += 4;
}

/** In a monospaced font, lines are cut by counting characters; other scripts are twice as wide. */
function codeLines(page: PdfPage, run: PdfRun, width: number): PdfRun[] {
  const { text } = run;
  const widest = page.measure({ ...run, text: run.painted ? "漢" : "0" }, CODE);
  const letters = Math.max(1, Math.floor(width / widest));
  const count = Math.max(1, Math.ceil(text.length / letters));
  return Array.from({ length: count }, (_, index) => ({
    ...run,
    text: text.slice(index * letters, (index + 1) * letters),
  }));
}

type TableBlock = Extract<ExportBlock, { type: "table" }>;

function writeTable(page: PdfPage, table: TableBlock, { x, width }: Column) {
  const { align, head } = table;
  const bold = head.map((runs) => runs.map((run): Run => ({ ...run, bold: true })));
  const cellsOf = (row: readonly Run[][]) => head.map((_, column) => row[column] ?? []);
  const rows = table.rows.map(cellsOf);
  const columns = head.map((_, column) => {
    const cells = [bold, ...rows].map((row) => row[column] ?? []);
    return {
      wanted: Math.max(...cells.map((runs) => widthOf(page, runs) + 2 * CELL_PAD)),
      least: Math.min(MOST_LEAST, Math.max(...cells.map((runs) => widestWord(page, runs) + 2 * CELL_PAD))),
    };
  });
  const widths = columnWidths(columns, width);
  if (!widths) return writeRecords(page, { head, rows }, { x, width });
  const place = { x, widths, align };
  page.gap(9);
  writeRow(page, bold, place);
  for (const row of rows) {
    if (page.need(rowHeight(page, row, widths))) writeRow(page, bold, place);
    writeRow(page, row, place);
  }
  page.y += 4;
}

/** A longer word is broken instead of making the table too wide for the page. */
const MOST_LEAST = 110;

const widthOf = (page: PdfPage, runs: readonly Run[]): number =>
  runs.reduce((sum, run) => sum + page.measure(page.prepare(run), CELL), 0);

const widestWord = (page: PdfPage, runs: readonly Run[]): number =>
  Math.max(
    0,
    ...runs.flatMap((run) => run.text.split(/\s+/).map((text) => widthOf(page, [{ ...run, text }]))),
  );

/** A table too wide for the page: each row becomes a list of its cells, each with the name of its column. */
function writeRecords(
  page: PdfPage,
  { head, rows }: Pick<TableBlock, "head" | "rows">,
  { x, width }: Column,
) {
  for (const row of rows) {
    page.gap(8);
    page.need(3 * CELL.lead);
    for (const [column, runs] of row.entries()) {
      const name = (head[column] ?? []).map((run): Run => ({ ...run, bold: true }));
      if (runs.length > 0) writeRuns(page, [...name, { text: ": " }, ...runs], { x, width, look: CELL });
    }
    page.y += 4;
    page.rule(x, width);
  }
  page.y += 4;
}

function rowLines(page: PdfPage, row: readonly Run[][], widths: readonly number[]): Line[][] {
  return row.map((runs, column) =>
    linesOf(page, runs, { width: (widths[column] ?? 0) - 2 * CELL_PAD, look: CELL }),
  );
}

function rowHeight(page: PdfPage, row: readonly Run[][], widths: readonly number[]): number {
  const most = Math.max(1, ...rowLines(page, row, widths).map((lines) => lines.length));
  return Math.min(most * CELL.lead + 2 * CELL_PAD, page.bottom - MARGIN);
}

interface RowPlace {
  x: number;
  widths: readonly number[];
  align: readonly (string | null)[];
}

function writeRow(page: PdfPage, row: readonly Run[][], { x, widths, align }: RowPlace) {
  const lines = rowLines(page, row, widths);
  const count = Math.max(1, ...lines.map((cell) => cell.length));
  page.need(CELL.lead + 2 * CELL_PAD);
  page.y += CELL_PAD;
  // Line by line, so that a row taller than a page continues on the next one.
  for (let index = 0; index < count; index += 1) {
    page.need(CELL.lead);
    let left = x;
    for (const [column, cell] of lines.entries()) {
      const wide = widths[column] ?? 0;
      const line = cell[index] ?? [];
      const used = line.reduce((sum, run) => sum + page.measure(run, CELL), 0);
      const room = wide - 2 * CELL_PAD - used;
      const shift = align[column] === "right" ? room : align[column] === "center" ? room / 2 : 0;
      page.write(line, { x: left + CELL_PAD + shift, top: page.y, look: CELL });
      left += wide;
    }
    page.y += CELL.lead;
  }
  page.y += CELL_PAD;
  page.rule(
    x,
    widths.reduce((sum, wide) => sum + wide, 0),
  );
}

const LONGEST_FOOTER = 80;

function writeFooters(doc: jsPDF, page: PdfPage, title: string) {
  const count = doc.getNumberOfPages();
  const y = doc.internal.pageSize.getHeight() - MARGIN + 8;
  const name = page.prepare({
    text: title.length > LONGEST_FOOTER ? `${cutText(title, LONGEST_FOOTER)}…` : title,
  });
  for (let number = 1; number <= count; number += 1) {
    doc.setPage(number);
    page.write([name], { x: MARGIN, top: y - FOOTER.lead * 0.74, look: FOOTER });
    doc.setFont("helvetica", "normal");
    doc.setFontSize(FOOTER.size);
    doc.setTextColor("#5f6368");
    doc.text(`${number} / ${count}`, doc.internal.pageSize.getWidth() - MARGIN, y, { align: "right" });
  }
}
