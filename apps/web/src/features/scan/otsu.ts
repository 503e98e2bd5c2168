import type { GreyPixels } from "./pixels.ts";

export interface Split {
  /** The brightest value of the dark part. */
  threshold: number;
  /** The difference of the two parts' mean brightness. */
  contrast: number;
}

/** Otsu's method among the values over `above`: the threshold that parts dark from bright most clearly. */
export function splitByBrightness({ data }: GreyPixels, above = -1): Split {
  const counts = new Float64Array(256);
  for (const value of data) if (value > above) counts[value] = (counts[value] ?? 0) + 1;
  const total = counts.reduce((sum, count) => sum + count, 0);
  const weight = counts.reduce((sum, count, value) => sum + count * value, 0);
  let best = { threshold: 255, contrast: 0, clarity: 0 };
  let dark = { count: 0, weight: 0 };
  for (const [value, count] of counts.entries()) {
    dark = { count: dark.count + count, weight: dark.weight + count * value };
    const bright = total - dark.count;
    if (dark.count === 0 || bright === 0) continue;
    const contrast = (weight - dark.weight) / bright - dark.weight / dark.count;
    const clarity = dark.count * bright * contrast ** 2;
    if (clarity > best.clarity) best = { threshold: value, contrast, clarity };
  }
  return { threshold: best.threshold, contrast: best.contrast };
}
