import { createRequire } from "node:module";
import { createCanvas, GlobalFonts, type SKRSContext2D } from "@napi-rs/canvas";

const FAMILY = "Metatron Poster";
const LEAST_LEGIBLE_PX = 13;
const require = createRequire(import.meta.url);
let isLoaded = false;

export type Letters = { width: number; height: number; title: string; caption: string; ink: string };

/**
 * Renders text on a transparent background with a bundled font: a container has no fonts, and every letter
 * would be a box.
 */
export function drawLetters({ width, height, title, caption, ink }: Letters): Buffer {
  loadFont();
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  const size = Math.round(Math.min(width, height) * 0.062);
  const small = Math.max(LEAST_LEGIBLE_PX, Math.round(Math.min(width, height) * 0.022));
  context.textAlign = "center";
  context.fillStyle = ink;

  context.font = `600 ${size}px "${FAMILY}"`;
  const lines = linesOf(context, title, width * 0.82).slice(0, 3);
  const leading = size * 1.2;
  const top = height * 0.9 - leading * (lines.length - 1) - small * 2;
  for (const [at, line] of lines.entries()) context.fillText(line, width / 2, top + at * leading);

  context.font = `500 ${small}px "${FAMILY}"`;
  context.fillText(caption, width / 2, height - small * 1.6);
  return canvas.toBuffer("image/png");
}

function linesOf(context: SKRSContext2D, text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    const joined = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && context.measureText(joined).width <= most) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines;
}

function loadFont() {
  if (isLoaded) return;
  const path = "@fontsource-variable/radio-canada/files/radio-canada-latin-wght-normal.woff2";
  GlobalFonts.registerFromPath(require.resolve(path), FAMILY);
  isLoaded = true;
}
