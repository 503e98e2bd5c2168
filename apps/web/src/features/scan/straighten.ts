import type { Corners, Size } from "./corners.ts";
import { homography } from "./homography.ts";
import type { Pixels } from "./pixels.ts";

/** The page between the corners, which are in pixels of `source`, as if it were photographed from straight above. */
export function straighten(source: Pixels, corners: Corners, { width, height }: Size): Pixels {
  const data = new Uint8ClampedArray(width * height * 4);
  const page: Corners = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ];
  const [a, b, c, d, e, f, g, h, i] = homography(page, corners);
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      // The middle of a pixel. No point object: there are four million pixels.
      const x = column + 0.5;
      const y = row + 0.5;
      const w = g * x + h * y + i;
      const fromX = (a * x + b * y + c) / w - 0.5;
      const fromY = (d * x + e * y + f) / w - 0.5;
      copyBlended({ source, fromX, fromY, data, at: (row * width + column) * 4 });
    }
  }
  return { data, width, height };
}

interface Copy {
  source: Pixels;
  fromX: number;
  fromY: number;
  data: Uint8ClampedArray;
  at: number;
}

/** Bilinear: the four pixels around the place, each by its nearness. Outside the photo the edge goes on. */
function copyBlended({ source, fromX, fromY, data, at }: Copy): void {
  const { data: from, width, height } = source;
  const x = Math.min(width - 1, Math.max(0, fromX));
  const y = Math.min(height - 1, Math.max(0, fromY));
  const left = Math.floor(x);
  const top = Math.floor(y);
  const right = Math.min(width - 1, left + 1);
  const bottom = Math.min(height - 1, top + 1);
  const shareX = x - left;
  const shareY = y - top;
  const topLeft = (top * width + left) * 4;
  const topRight = (top * width + right) * 4;
  const bottomLeft = (bottom * width + left) * 4;
  const bottomRight = (bottom * width + right) * 4;
  for (let channel = 0; channel < 3; channel += 1) {
    const above = (from[topLeft + channel] ?? 0) * (1 - shareX) + (from[topRight + channel] ?? 0) * shareX;
    const below =
      (from[bottomLeft + channel] ?? 0) * (1 - shareX) + (from[bottomRight + channel] ?? 0) * shareX;
    data[at + channel] = above * (1 - shareY) + below * shareY;
  }
  data[at + 3] = 255;
}
