import type { jsPDF } from "jspdf";
import type { Run } from "./export-document.ts";
import type { Line } from "./pdf-lines.ts";

export const MARGIN = 56;
const FOOTER_SPACE = 28;

export interface TextLook {
  size: number;
  /** Line height in points. */
  lead: number;
  color?: "text" | "grey";
  bold?: boolean;
}

const COLORS = { text: "#1c1f21", grey: "#5f6368", link: "#076077", line: "#c9ccd0", fill: "#f1f3f4" };

export type PdfPage = ReturnType<typeof createPdfPage>;

/** A cursor that moves down the pages. */
export function createPdfPage(doc: jsPDF) {
  const { pageSize } = doc.internal;

  function setFont(run: Run, look: TextLook) {
    const isBold = run.bold === true || look.bold === true;
    const style = isBold ? (run.italic ? "bolditalic" : "bold") : run.italic ? "italic" : "normal";
    doc.setFont(run.code ? "courier" : "helvetica", style);
    doc.setFontSize(run.code ? look.size * 0.94 : look.size);
  }

  function stroke(x: number, y: number, to: number) {
    doc.setDrawColor(COLORS.line);
    doc.setLineWidth(0.6);
    doc.line(x, y, to, y);
  }

  const page = {
    y: MARGIN,
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

    measure(run: Run, look: TextLook): number {
      setFont(run, look);
      return doc.getTextWidth(run.text);
    },

    /** Writes a line with its top at `top`. */
    write(line: Line, { x, top, look }: { x: number; top: number; look: TextLook }) {
      const base = top + look.lead * 0.74;
      let at = x;
      for (const run of line) {
        const width = page.measure(run, look);
        doc.setTextColor(run.href ? COLORS.link : COLORS[look.color ?? "text"]);
        doc.text(run.text, at, base);
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
