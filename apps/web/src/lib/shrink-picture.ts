/** The resolution that models use; a larger image only takes longer to send. */
const LONGEST_SIDE = 1600;
const QUALITY = 0.86;
const SHRINKABLE = /^image\/(png|jpeg|webp|gif|avif|heic|heif|bmp)$/;

export const isPicture = ({ type }: Pick<File, "type">): boolean => SHRINKABLE.test(type);

/** The target size, never larger than the original. */
export function fitWithin(width: number, height: number, longest = LONGEST_SIDE) {
  const scale = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/**
 * Re-encodes an image through a canvas, upright and no larger than needed. This strips the location, the
 * camera and all other metadata of a photo before it leaves the device. Rejects if the browser can't decode
 * the image.
 */
export async function shrinkPicture(file: File): Promise<File> {
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
  try {
    const { width, height } = fitWithin(picture.width, picture.height);
    const canvas = document.createElement("canvas");
    Object.assign(canvas, { width, height });
    canvas.getContext("2d")?.drawImage(picture, 0, 0, width, height);
    // Lossless, so that lines and letters of a screenshot stay sharp.
    const type = file.type === "image/png" || file.type === "image/gif" ? "image/png" : "image/jpeg";
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY));
    if (!blob) throw new Error("The canvas could not be written.");
    const name = file.name.replace(/\.[^.]*$/, "") || "imagen";
    return new File([blob], `${name}.${type === "image/png" ? "png" : "jpg"}`, { type });
  } finally {
    picture.close();
  }
}

export function toDataUrl(file: Blob): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const reader = new FileReader();
  reader.onload = () => resolve(String(reader.result));
  reader.onerror = () => reject(reader.error);
  reader.readAsDataURL(file);
  return promise;
}
