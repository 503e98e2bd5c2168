import type { jsPDF } from "jspdf";
import type { Run } from "./export-document.ts";
import type { Line } from "./pdf-lines.ts";

export const MARGIN = 56;
const FOOTER_SPACE = 28;

export interface TextLook {
  size: number;
  /** Of the line, in points. */
  lead: number;
  color?: "text" | "grey";
  bold?: boolean;
}

const COLORS = { text: "#1c1f21", grey: "#5f6368", link: "#076077", line: "#c9ccd0", fill: "#f1f3f4" };

/** A pen that goes down the pages. */
export class PdfPage {
  readonly doc: jsPDF;
  y = MARGIN;

  constructor(doc: jsPDF) {
    this.doc = doc;
  }

  get width(): number {
    return this.doc.internal.pageSize.getWidth() - 2 * MARGIN;
  }

  get bottom(): number {
    return this.doc.internal.pageSize.getHeight() - MARGIN - FOOTER_SPACE;
  }

  /** Goes to a new page where less than this is left; true when it did. */
  need(height: number): boolean {
    if (this.y + height <= this.bottom) return false;
    this.doc.addPage();
    this.y = MARGIN;
    return true;
  }

  gap(height: number) {
    // Space at the top of a page would only look like a mistake.
    if (this.y > MARGIN) this.y += height;
  }

  measure(run: Run, look: TextLook): number {
    this.#setFont(run, look);
    return this.doc.getTextWidth(run.text);
  }

  /** Writes a line with its top at `top`. */
  write(line: Line, { x, top, look }: { x: number; top: number; look: TextLook }) {
    const base = top + look.lead * 0.74;
    let at = x;
    for (const run of line) {
      const width = this.measure(run, look);
      this.doc.setTextColor(run.href ? COLORS.link : COLORS[look.color ?? "text"]);
      this.doc.text(run.text, at, base);
      if (run.strike) this.#stroke(at, base - look.size * 0.3, at + width);
      if (run.href) this.doc.link(at, top, width, look.lead, { url: run.href });
      at += width;
    }
  }

  /** A hairline across. */
  rule(x: number, width: number) {
    this.#stroke(x, this.y, x + width);
  }

  fill({ x, top, width, height }: { x: number; top: number; width: number; height: number }) {
    this.doc.setFillColor(COLORS.fill);
    this.doc.rect(x, top, width, height, "F");
  }

  #stroke(x: number, y: number, to: number) {
    this.doc.setDrawColor(COLORS.line);
    this.doc.setLineWidth(0.6);
    this.doc.line(x, y, to, y);
  }

  #setFont(run: Run, look: TextLook) {
    const isBold = run.bold === true || look.bold === true;
    const style = isBold ? (run.italic ? "bolditalic" : "bold") : run.italic ? "italic" : "normal";
    this.doc.setFont(run.code ? "courier" : "helvetica", style);
    this.doc.setFontSize(run.code ? look.size * 0.94 : look.size);
  }
}
