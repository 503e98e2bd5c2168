import type { Run } from "./export-document.ts";
import type { TextLook } from "./pdf-lines.ts";

/** Draws text in the fonts of the computer, for scripts that the standard fonts of PDF lack. */
export interface GlyphPainter {
  measure(run: Run, look: TextLook): number;
  /** An image as wide as the text and as high as its line. */
  paint(run: Run, look: TextLook, color: string): HTMLCanvasElement;
}

/** Pixels per point: sharp in print. */
const SCALE = 3;

/** Null where there is no canvas; the characters are then replaced, and the document says so. */
export function createGlyphPainter(): GlyphPainter | null {
  const ruler = typeof document === "undefined" ? null : document.createElement("canvas").getContext("2d");
  if (!ruler) return null;
  return {
    measure(run, look) {
      ruler.font = fontOf(run, look);
      return ruler.measureText(run.text).width / SCALE;
    },
    paint(run, look, color) {
      const canvas = document.createElement("canvas");
      canvas.width = Math.max(1, Math.ceil(this.measure(run, look) * SCALE));
      canvas.height = Math.ceil(look.lead * SCALE);
      const context = canvas.getContext("2d");
      if (!context) return canvas;
      context.font = fontOf(run, look);
      context.fillStyle = color;
      context.fillText(run.text, 0, look.lead * 0.74 * SCALE);
      return canvas;
    },
  };
}

function fontOf({ bold, italic, code }: Run, look: TextLook): string {
  const weight = bold || look.bold ? "bold" : "normal";
  return `${italic ? "italic" : "normal"} ${weight} ${look.size * SCALE}px ${code ? "monospace" : "sans-serif"}`;
}
