import sharp from "sharp";
import type { Piece, Rule } from "../pdf/page-content.ts";
import { detectOrientation } from "./detect-orientation.ts";
import { extractLines } from "./drawn-lines.ts";
import { type OcrWord, recognise } from "./recognise.ts";

export interface Scan {
  pieces: Piece[];
  /** Lines that are drawn in the image. */
  rules: Rule[];
  width: number;
  height: number;
}

interface Reading {
  words: OcrWord[];
  rules: Rule[];
  width: number;
  height: number;
}

const MIN_CONFIDENCE = 30;
// A page below this confidence is noise: another script, or a photograph.
const MIN_PAGE_CONFIDENCE = 50;
const SURE = 60;
// With fewer words, upside-down text can't be detected reliably.
const MIN_WORDS_TO_TURN = 12;
// The font size as a share of the line height.
const LETTER_SIZE = 0.8;

/** Reads an image of a page, in the rotation that OCR reads best. */
export async function readScan(picture: Buffer): Promise<Scan> {
  const { isOnItsSide } = await detectOrientation(picture);
  let best: Reading | undefined;
  for (const degrees of isOnItsSide ? [90, 270, 0] : [0, 180]) {
    const reading = await readTurned(picture, degrees);
    if (!best || confidence(reading.words) > confidence(best.words)) best = reading;
    if (confidence(best.words) >= SURE || (degrees === 0 && best.words.length < MIN_WORDS_TO_TURN)) break;
  }
  if (!best) throw new Error("A page is read at least once.");
  const { words, rules, width, height } = best;
  return { pieces: confidence(words) < MIN_PAGE_CONFIDENCE ? [] : toPieces(words), rules, width, height };
}

/** Keeps only words with high confidence, because OCR finds false words in photographs. */
export async function readPicture(picture: Buffer): Promise<Pick<Scan, "pieces" | "rules">> {
  const { words, rules } = await readTurned(picture, 0);
  const sure = words.filter((word) => word.confidence >= SURE);
  const isText = sure.filter(({ text }) => /[\p{L}\d]{2}/u.test(text)).length >= 2;
  return isText ? { pieces: toPieces(sure), rules } : { pieces: [], rules: [] };
}

async function readTurned(picture: Buffer, degrees: number): Promise<Reading> {
  const { data, info } = await sharp(picture)
    .rotate(degrees)
    .flatten({ background: "white" })
    .greyscale()
    .toColourspace("b-w")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const rules = extractLines({ data, width, height });
  const grey = await sharp(data, { raw: { width, height, channels: 1 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return { words: await recognise(grey), rules, width, height };
}

function confidence(words: readonly OcrWord[]): number {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  return words.reduce((sum, word) => sum + word.confidence * word.text.length, 0) / (letters || 1);
}

function toPieces(words: readonly OcrWord[]): Piece[] {
  return words
    .filter((word) => word.confidence >= MIN_CONFIDENCE)
    .map(({ text, left, right, baseline, size }) => ({
      text,
      x: left,
      y: baseline,
      width: right - left,
      size: size * LETTER_SIZE,
      isBold: false,
      hasSpaceAfter: true,
    }));
}
