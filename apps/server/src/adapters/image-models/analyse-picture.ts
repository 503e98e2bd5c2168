import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ParseError, parseDocument } from "../parsers/index.ts";
import type { CheckedPicture } from "./check-picture.ts";
import { loadSharp } from "./load-sharp.ts";
import { type ColourName, mainColours } from "./main-colours.ts";

export type PictureAnalysis = {
  width: number;
  height: number;
  /** Most frequent first. */
  colours: ColourName[];
  brightness: "dark" | "light" | "medium";
  /** Found by OCR in Spanish; empty if the picture has no text. */
  text: string;
};

/** Reported as the model of a description that was made without a vision model. */
export const PICTURE_READER = "metatron-ocr";
const OCR_MS = 60_000;

/** Describes a picture without a vision model: by its size, its colours and the text in it. */
export async function analysePicture(
  picture: CheckedPicture,
  signal?: AbortSignal,
): Promise<PictureAnalysis> {
  const { width, height, bytes } = picture;
  const [text, { colours, brightness }] = await Promise.all([textIn(picture, signal), coloursOf(bytes)]);
  return { width, height, colours, brightness, text };
}

async function textIn({ bytes, type }: CheckedPicture, signal: AbortSignal | undefined): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "metatron-look-"));
  const name = `picture.${type.slice("image/".length).replace("jpeg", "jpg")}`;
  const path = join(folder, name);
  try {
    await writeFile(path, bytes, { mode: 0o600 });
    const within = AbortSignal.any([AbortSignal.timeout(OCR_MS), ...(signal ? [signal] : [])]);
    const { text } = await parseDocument({ path, name, signal: within });
    return text.trim();
  } catch (error) {
    signal?.throwIfAborted();
    // OCR found nothing or took too long. The size and colours of the picture are still known.
    if (error instanceof ParseError || (error instanceof Error && error.name === "TimeoutError")) return "";
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function coloursOf(bytes: Uint8Array) {
  const sharp = await loadSharp();
  const { data, info } = await sharp(bytes)
    .flatten({ background: "#ffffff" })
    .resize(48, 48, { fit: "fill" })
    .removeAlpha()
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  return mainColours(data, info.channels);
}
