import { checkPicture } from "../../adapters/image-models/index.ts";
import { AppError } from "../../http/app-error.ts";
import { rethrowImageError } from "../turns/index.ts";

const LONGEST_SIDE = 1920;
const MOST_BYTES = 1024 * 1024;
const QUALITIES = [82, 60, 40];

/** Re-encodes the pixels: nothing else of the file survives, and the size is bounded. */
export async function redrawScreenshot(dataUrl: string): Promise<{ type: string; bytes: Buffer }> {
  const given = Buffer.from(dataUrl.slice(dataUrl.indexOf(",") + 1), "base64");
  const picture = await checkPicture(given).catch(rethrowImageError);
  const { default: sharp } = await import("sharp");
  for (const quality of QUALITIES) {
    const bytes = await sharp(picture.bytes)
      .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: "inside", withoutEnlargement: true })
      .webp({ quality })
      .toBuffer();
    if (bytes.byteLength <= MOST_BYTES) return { type: "image/webp", bytes };
  }
  throw new AppError("image_too_large", "This picture can't be made small enough.");
}
