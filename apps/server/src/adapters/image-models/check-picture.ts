import { loadSharp } from "./load-sharp.ts";

export type PictureFault = "invalid" | "animated" | "too_large" | "type_not_allowed";

/** A rejected picture, with the reason. */
export class PictureError extends Error {
  override name = "PictureError";
  readonly fault: PictureFault;

  constructor(fault: PictureFault, sentence: string) {
    super(sentence);
    this.fault = fault;
  }
}

export type CheckedPicture = {
  bytes: Uint8Array;
  type: "image/png" | "image/jpeg" | "image/webp";
  width: number;
  height: number;
};

/** A decompression bomb is small as a file, so its pixels are limited as well. */
const MOST_PIXELS = 50_000_000;
const MOST_BYTES = 20 * 1024 * 1024;
const WEBP_QUALITY = 84;
const LONGEST_SIDE = 8000;
const TYPES: Record<string, CheckedPicture["type"]> = {
  png: "image/png",
  jpeg: "image/jpeg",
  webp: "image/webp",
  gif: "image/png",
};

/**
 * Re-encodes a picture from its pixels, so that no metadata survives: no location, no camera, no data after
 * the image. Vector images (SVG), animations and oversized pictures are rejected with a reason.
 */
export async function checkPicture(given: Uint8Array): Promise<CheckedPicture> {
  if (given.byteLength > MOST_BYTES) throw new PictureError("too_large", "This picture has too many bytes.");
  const { format, pages = 1, width, height } = await describe(given);
  const type = TYPES[format];
  if (!type) throw new PictureError("type_not_allowed", "Pictures are PNG, JPEG, WebP or GIF.");
  if (pages > 1) throw new PictureError("animated", "Pictures that move are not taken.");
  if (width * height > MOST_PIXELS || Math.max(width, height) > LONGEST_SIDE)
    throw new PictureError("too_large", "This picture has too many pixels.");
  const sharp = await loadSharp();
  try {
    const picture = sharp(given, { limitInputPixels: MOST_PIXELS, failOn: "error" }).autoOrient();
    const encoded =
      type === "image/jpeg"
        ? picture.jpeg({ quality: 90 })
        : picture.toFormat(type === "image/webp" ? "webp" : "png");
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
    return { bytes: data, type, width: info.width, height: info.height };
  } catch {
    throw new PictureError("invalid", "This picture is broken.");
  }
}

/** Converts a checked picture to WebP whose longest side is at most `side`. */
export async function shrinkPicture(bytes: Uint8Array, side: number): Promise<Uint8Array> {
  const sharp = await loadSharp();
  return await sharp(bytes)
    .resize(side, side, { fit: "inside", withoutEnlargement: true })
    .webp({ quality: WEBP_QUALITY })
    .toBuffer();
}

async function describe(given: Uint8Array) {
  // Vector images are rejected unopened, because they may load external content and run scripts.
  if (/^\s*(<\?xml|<svg|<!doctype)/i.test(Buffer.from(given.subarray(0, 200)).toString("latin1")))
    throw new PictureError("type_not_allowed", "Pictures are PNG, JPEG, WebP or GIF.");
  const sharp = await loadSharp();
  try {
    // No pixel limit here: only the header is read, nothing is decoded yet.
    return await sharp(given, { limitInputPixels: false }).metadata();
  } catch {
    throw new PictureError("invalid", "This is not a picture that can be read.");
  }
}
