/** Red, green, blue and opacity of each pixel, as in `ImageData`. */
export interface Pixels {
  data: Uint8ClampedArray<ArrayBuffer>;
  width: number;
  height: number;
}

/** One brightness from 0 to 255 for each pixel. */
export interface GreyPixels {
  data: Uint8Array;
  width: number;
  height: number;
}

/** By the shares of the colours in how bright people see them. */
export function toGrey({ data, width, height }: Pixels): GreyPixels {
  const grey = new Uint8Array(width * height);
  for (let at = 0; at < grey.length; at += 1) {
    const from = at * 4;
    grey[at] = 0.299 * (data[from] ?? 0) + 0.587 * (data[from + 1] ?? 0) + 0.114 * (data[from + 2] ?? 0);
  }
  return { data: grey, width, height };
}
