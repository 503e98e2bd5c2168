import { createCanvas } from "@napi-rs/canvas";
import type { PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { Box } from "./geometry.ts";

const DOTS_PER_INCH = 250;
const POINTS_PER_INCH = 72;
const MAX_PIXELS = 9_000_000;

/** Renders a part of a page as a PNG, large enough for OCR. */
export async function renderPage(page: PDFPageProxy, box: Box): Promise<{ picture: Buffer; scale: number }> {
  const width = Math.max(1, box.right - box.left);
  const height = Math.max(1, box.bottom - box.top);
  const scale = Math.min(DOTS_PER_INCH / POINTS_PER_INCH, Math.sqrt(MAX_PIXELS / (width * height)));
  const canvas = createCanvas(Math.ceil(width * scale), Math.ceil(height * scale));
  const viewport = page.getViewport({ scale, offsetX: -box.left * scale, offsetY: -box.top * scale });
  // Safe: the canvas implements what rendering needs of the browser's, under another type.
  const target = canvas as unknown as Parameters<PDFPageProxy["render"]>[0]["canvas"];
  await page.render({ canvas: target, viewport, background: "white" }).promise;
  return { picture: await canvas.encode("png"), scale };
}
