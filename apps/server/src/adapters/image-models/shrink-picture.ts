import { loadSharp } from "./load-sharp.ts";

const QUALITY = 84;

/** Converts a checked picture to WebP whose longest side is at most `side`. */
export async function shrinkPicture(bytes: Uint8Array, side: number): Promise<Uint8Array> {
  const sharp = await loadSharp();
  return await sharp(bytes)
    .resize(side, side, { fit: "inside", withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer();
}
