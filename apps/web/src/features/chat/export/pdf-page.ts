import type { jsPDF } from "jspdf";
import type { Run } from "./export-document.ts";
import type { GlyphPainter } from "./glyph-painter.ts";
import type { Line, PdfRun, TextLook } from "./pdf-lines.ts";
import { isLossy, toWinAnsi } from "./win-ansi.ts";

export const MARGIN = 56;
const FOOTER_SPACE = 28;

const COLORS = { text: "#1c1f21", grey: "#5f6368", link: "#076077", line: "#c9ccd0", fill: "#f1f3f4" };

const SHIFTED_SIZE = 0.7;
const isShifted = ({ sup, sub }: Run) => sup === true || sub === true;
/** How far a text is raised, in parts of the line's size. */
const shiftOf = ({ sup, sub }: Run) => (sup ? 0.35 : sub ? -0.15 : 0);

export type PdfPage = ReturnType<typeof createPdfPage>;

/** A cursor that moves down the pages. */
export function createPdfPage(doc: jsPDF, painter: GlyphPainter | null) {
  const { pageSize } = doc.internal;

  function setFont(run: Run, look: TextLook) {
    const isBold = run.bold === true || look.bold === true;
    const style = isBold ? (run.italic ? "bolditalic" : "bold") : run.italic ? "italic" : "normal";
    doc.setFont(run.code ? "courier" : "helvetica", style);
    doc.setFontSize(look.size * (run.code ? 0.94 : 1) * (isShifted(run) ? SHIFTED_SIZE : 1));
  }

  function stroke(x: number, y: number, to: number) {
    doc.setDrawColor(COLORS.line);
    doc.setLineWidth(0.6);
    doc.line(x, y, to, y);
  }

  const page = {
    y: MARGIN,
    /** Characters were replaced, because the standard fonts lack them and nothing could paint them. */
    hasLost: false,
    width: pageSize.getWidth() - 2 * MARGIN,
    bottom: pageSize.getHeight() - MARGIN - FOOTER_SPACE,

    /** Starts a new page where less than this height is left; returns true when it did. */
    need(height: number): boolean {
      if (page.y + height <= page.bottom) return false;
      doc.addPage();
      page.y = MARGIN;
      return true;
    },

    /** A gap at the top of a page would look like a mistake. */
    gap(height: number) {
      if (page.y > MARGIN) page.y += height;
    },

    /** A text in the characters of the standard fonts, or marked to be painted. */
    prepare(run: Run): PdfRun {
      if (!isLossy(run.text)) return { ...run, text: toWinAnsi(run.text) };
      if (painter) return { ...run, text: run.text.normalize("NFC"), painted: true };
      page.hasLost = true;
      return { ...run, text: toWinAnsi(run.text) };
    },

    measure(run: PdfRun, look: TextLook): number {
      if (run.painted && painter) return painter.measure(run, look);
      setFont(run, look);
      return doc.getTextWidth(run.text);
    },

    /** Writes a line with its top at `top`. */
    write(line: Line, { x, top, look }: { x: number; top: number; look: TextLook }) {
      const base = top + look.lead * 0.74;
      let at = x;
      for (const run of line) {
        const width = page.measure(run, look);
        const color = run.href ? COLORS.link : COLORS[look.color ?? "text"];
        if (run.painted && painter) {
          doc.addImage(painter.paint(run, look, color), "PNG", at, top, width, look.lead, undefined, "FAST");
        } else {
          doc.setTextColor(color);
          doc.text(run.text, at, base - shiftOf(run) * look.size);
        }
        if (run.strike) stroke(at, base - look.size * 0.3, at + width);
        if (run.href) doc.link(at, top, width, look.lead, { url: run.href });
        at += width;
      }
    },

    /** Draws a horizontal hairline. */
    rule(x: number, width: number) {
      stroke(x, page.y, x + width);
    },

    fill({ x, top, width, height }: { x: number; top: number; width: number; height: number }) {
      doc.setFillColor(COLORS.fill);
      doc.rect(x, top, width, height, "F");
    },
  };
  return page;
}
