import { OPS, type PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { asMatrix, type Matrix, multiply } from "./geometry.ts";
import type { PageContent, Piece } from "./page-content.ts";
import { readDrawing } from "./read-drawing.ts";

// In points.
const MIN_READABLE_SIZE = 1.5;
const BOLD_FONT = /bold|black|heavy|semibold|demi|[-,]bd\b/i;

/** Text, lines and images of a page, rotated so that most of its text is upright. */
export async function readPage(page: PDFPageProxy): Promise<PageContent> {
  // The operator list comes first: it loads the fonts, whose names show what is bold.
  const operators = await page.getOperatorList();
  const { items } = await page.getTextContent();
  const view = page.getViewport({ scale: 1 });
  const runs = items.filter((item) => "str" in item);
  const turn = turnOf(
    runs.map((run) => multiply(asMatrix(view.transform), asMatrix(run.transform))),
    view,
  );
  const toPage = multiply(turn.matrix, asMatrix(view.transform));
  const isBold = boldFonts(page);
  const pieces: Piece[] = [];
  for (const run of runs) {
    const at = multiply(toPage, asMatrix(run.transform));
    const last = pieces.at(-1);
    if (run.str.trim() === "") {
      if (last && run.str !== "") last.hasSpaceAfter = true;
      continue;
    }
    // Slanted text, such as a stamp across the page, is not part of any line.
    if (Math.abs(Math.atan2(at[1], at[0])) > 0.2) continue;
    const size = Math.hypot(at[2], at[3]);
    if (isOutOfSight({ x: at[4], y: at[5], width: run.width, size: size || run.height }, turn)) continue;
    pieces.push({
      text: run.str,
      x: at[4],
      y: at[5],
      width: run.width,
      size: size || run.height,
      isBold: isBold(run.fontName),
      hasSpaceAfter: /\s$/.test(run.str),
    });
  }
  const drawing = readDrawing({ operators, toPage, operatorCodes: OPS });
  return { width: turn.width, height: turn.height, pieces, isTurned: turn.isTurned, ...drawing };
}

/** Text outside the page or too small to read is meant for machines only. */
function isOutOfSight(
  { x, y, width, size }: { x: number; y: number; width: number; size: number },
  page: { width: number; height: number },
): boolean {
  if (size < MIN_READABLE_SIZE) return true;
  return x > page.width || x + width < 0 || y - size > page.height || y < 0;
}

/** The rotation that makes most text upright, for tables that are set sideways. */
function turnOf(
  runs: readonly Matrix[],
  view: { width: number; height: number },
): { matrix: Matrix; width: number; height: number; isTurned: boolean } {
  const counts = [0, 0, 0, 0];
  for (const run of runs) {
    const quarter = (Math.round(Math.atan2(run[1], run[0]) / (Math.PI / 2)) + 4) % 4;
    counts[quarter] = (counts[quarter] ?? 0) + 1;
  }
  const most = counts.indexOf(Math.max(...counts));
  const { width, height } = view;
  // Clockwise, because y grows downwards: text that runs down the page is rotated back.
  if (most === 1) return { matrix: [0, -1, 1, 0, 0, width], width: height, height: width, isTurned: true };
  if (most === 2) return { matrix: [-1, 0, 0, -1, width, height], width, height, isTurned: true };
  if (most === 3) return { matrix: [0, 1, -1, 0, height, 0], width: height, height: width, isTurned: true };
  return { matrix: [1, 0, 0, 1, 0, 0], width, height, isTurned: false };
}

function boldFonts(page: PDFPageProxy): (fontName: string) => boolean {
  const known = new Map<string, boolean>();
  return (fontName) => {
    let isBold = known.get(fontName);
    if (isBold === undefined) {
      const font: unknown = page.commonObjs.has(fontName) ? page.commonObjs.get(fontName) : undefined;
      isBold = hasName(font) && BOLD_FONT.test(font.name);
      known.set(fontName, isBold);
    }
    return isBold;
  };
}

function hasName(font: unknown): font is { name: string } {
  return typeof font === "object" && font !== null && "name" in font && typeof font.name === "string";
}
