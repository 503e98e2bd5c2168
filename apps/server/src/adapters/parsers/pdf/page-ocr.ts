import type { PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { readPicture, readScan } from "../ocr/read-scan.ts";
import type { Box } from "./geometry.ts";
import type { PageContent, Picture, Piece, Rule } from "./page-content.ts";
import { renderPage } from "./render-page.ts";

export interface PageOcr {
  /** Adds text from OCR to a page or image without text. */
  complete(page: PDFPageProxy, content: PageContent): Promise<PageContent>;
}

// Fewer characters are a page number or a stamp on a scanned page.
const MIN_LETTERS = 25;
const MAX_UNREADABLE = 0.3;
// Text drawn as shapes has more of them than a frame and a few lines.
const MIN_SHAPES = 40;
const MAX_PICTURES = 40;
const MIN_PICTURE_SHARE = 0.03;
const MIN_PICTURE_POINTS = 60;

export function createPageOcr(onOcr: () => void): PageOcr {
  const seen = new Set<string>();
  let pictures = 0;
  return {
    async complete(page, content) {
      if (isScanned(content)) {
        onOcr();
        return scanPage(page, content);
      }
      if (content.isTurned) return content;
      const pieces = [...content.pieces];
      const rules = [...content.rules];
      for (const picture of content.pictures.filter((one) => isWorthReading(one, content))) {
        if (seen.has(picture.key) || pictures >= MAX_PICTURES) continue;
        seen.add(picture.key);
        pictures += 1;
        onOcr();
        const read = await scanPicture(page, picture);
        pieces.push(...read.pieces);
        rules.push(...read.rules);
      }
      return { ...content, pieces, rules };
    },
  };
}

function isScanned({ pieces, pictures, pathCount }: PageContent): boolean {
  const text = pieces.map((piece) => piece.text).join("");
  const letters = text.match(/[\p{L}\d]/gu)?.length ?? 0;
  const unreadable = text.match(/[\p{Co}\ufffd\p{Cc}]/gu)?.length ?? 0;
  if (unreadable > (letters + unreadable) * MAX_UNREADABLE) return true;
  return letters < MIN_LETTERS && (pictures.length > 0 || pathCount >= MIN_SHAPES);
}

async function scanPage(page: PDFPageProxy, content: PageContent): Promise<PageContent> {
  const view = page.getViewport({ scale: 1 });
  const whole = { left: 0, top: 0, right: view.width, bottom: view.height };
  const { picture, scale } = await renderPage(page, whole);
  const scan = await readScan(picture);
  // If OCR finds nothing, the few characters of the file are kept.
  if (scan.pieces.length === 0) return content;
  return {
    ...content,
    pieces: scan.pieces.map((piece) => scaled(piece, scale, whole)),
    rules: scan.rules.map((rule) => scaledRule(rule, scale, whole)),
    width: scan.width / scale,
    height: scan.height / scale,
  };
}

async function scanPicture(page: PDFPageProxy, box: Picture): Promise<Pick<PageContent, "pieces" | "rules">> {
  const { picture, scale } = await renderPage(page, box);
  const { pieces, rules } = await readPicture(picture);
  return {
    pieces: pieces.map((piece) => scaled(piece, scale, box)),
    rules: rules.map((rule) => scaledRule(rule, scale, box)),
  };
}

type Origin = Pick<Box, "left" | "top">;

function scaledRule({ from, to }: Rule, scale: number, { left, top }: Origin): Rule {
  return {
    from: { x: left + from.x / scale, y: top + from.y / scale },
    to: { x: left + to.x / scale, y: top + to.y / scale },
  };
}

function scaled(piece: Piece, scale: number, origin: Origin): Piece {
  return {
    ...piece,
    x: origin.left + piece.x / scale,
    y: origin.top + piece.y / scale,
    width: piece.width / scale,
    size: piece.size / scale,
  };
}

/**
 * Whether an image is large enough to contain text and has no text of the file over it, as a scan with a text
 * layer has.
 */
function isWorthReading(picture: Picture, { width, height, pieces }: PageContent): boolean {
  const [wide, high] = [picture.right - picture.left, picture.bottom - picture.top];
  if (
    wide < MIN_PICTURE_POINTS ||
    high < MIN_PICTURE_POINTS / 3 ||
    wide * high < width * height * MIN_PICTURE_SHARE
  )
    return false;
  const letters = pieces
    .filter(({ x, y }) => x > picture.left && x < picture.right && y > picture.top && y < picture.bottom)
    .reduce((sum, { text }) => sum + text.length, 0);
  return letters < MIN_LETTERS;
}
