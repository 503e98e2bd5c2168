export const colourNames = [
  "black",
  "grey",
  "white",
  "red",
  "orange",
  "yellow",
  "green",
  "cyan",
  "blue",
  "purple",
  "pink",
  "brown",
] as const;
export type ColourName = (typeof colourNames)[number];

const MOST = 3;
const LEAST_SHARE = 0.08;

/** The names of the colours that cover most of the pixels. */
export function mainColours(pixels: Uint8Array, channels: number) {
  const counts = new Map<ColourName, number>();
  let light = 0;
  const total = Math.floor(pixels.length / channels);
  for (let at = 0; at < total; at += 1) {
    const start = at * channels;
    const [red = 0, green = red, blue = red] = pixels.subarray(start, start + Math.min(3, channels));
    const name = nameOf(red, green, blue);
    counts.set(name, (counts.get(name) ?? 0) + 1);
    light += (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
  }
  const mean = total === 0 ? 1 : light / total;
  const brightness = mean < 0.33 ? ("dark" as const) : mean > 0.66 ? ("light" as const) : ("medium" as const);
  const colours = [...counts]
    .filter(([, count]) => count / total >= LEAST_SHARE)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, MOST)
    .map(([name]) => name);
  return { colours, brightness };
}

function nameOf(red: number, green: number, blue: number): ColourName {
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const lightness = (most + least) / 510;
  const spread = most - least;
  if (lightness < 0.12) return "black";
  if (lightness > 0.93) return "white";
  if (spread < 28) return lightness > 0.85 ? "white" : "grey";
  const hue = hueOf({ red, green, blue, most, spread });
  if (hue < 15 || hue >= 345) return lightness > 0.75 ? "pink" : "red";
  if (hue < 45) return lightness < 0.38 ? "brown" : "orange";
  if (hue < 70) return "yellow";
  if (hue < 165) return "green";
  if (hue < 195) return "cyan";
  if (hue < 255) return "blue";
  if (hue < 300) return "purple";
  return "pink";
}

type Mixed = { red: number; green: number; blue: number; most: number; spread: number };

function hueOf({ red, green, blue, most, spread }: Mixed): number {
  const sixth =
    most === red
      ? ((green - blue) / spread + 6) % 6
      : most === green
        ? (blue - red) / spread + 2
        : (red - green) / spread + 4;
  return sixth * 60;
}
