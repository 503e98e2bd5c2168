import type { Brand } from "@metatron/contract/enums";

/** `maskable` is cropped by the phone, so its logo stays in the middle; `rounded` is shown as it is. */
export type IconShape = "rounded" | "maskable" | "square";

const GRID = 32;

const LOOKS: Record<Brand, { ground: string; line: string; glow: string; mark: string }> = {
  rh: {
    ground: "#f7f5f2",
    line: "#076077",
    glow: "#fcbb82",
    mark: '<path class="glow" d="M6 25a9.5 9.5 0 0 1 19 0z"/><path class="line" d="M2.5 25h27M25.5 4.5v8M21.5 8.5h8"/>',
  },
  chatlibre: {
    ground: "#f4f6f8",
    line: "#3653c0",
    glow: "#8ad8f2",
    mark: '<path class="line" d="M10.2 19.6A8.4 8.4 0 1 1 14 21l-4.8 2.6z"/><circle class="glow" cx="16" cy="12.6" r="3"/><path class="line" d="M5 28h22"/>',
  },
  amelia: {
    ground: "#f8f4f6",
    line: "#87336f",
    glow: "#feb19e",
    mark: '<path class="glow" d="M11.7 20a4.3 4.3 0 0 1 8.6 0z"/><path class="line" d="M5.5 27.5 16 4.5l10.5 23M3 20h26"/>',
  },
};

const SCALES: Record<IconShape, number> = { rounded: 0.7, maskable: 0.56, square: 0.64 };

/** The brand's logo on its background colour, for the home screen of a phone. */
export async function drawIcon(brand: Brand, size: number, shape: IconShape): Promise<Buffer> {
  const { ground, line, glow, mark } = LOOKS[brand];
  const scale = SCALES[shape];
  const offset = (GRID * (1 - scale)) / 2;
  const style = `.glow{fill:${glow}}.line{fill:none;stroke:${line};stroke-width:2.4;stroke-linecap:round;stroke-linejoin:round}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${GRID} ${GRID}" width="${size}" height="${size}"><style>${style}</style><rect width="${GRID}" height="${GRID}" rx="${shape === "rounded" ? 7 : 0}" fill="${ground}"/><g transform="translate(${offset} ${offset}) scale(${scale})">${mark}</g></svg>`;
  // Loaded lazily, when somebody installs the app.
  const { default: sharp } = await import("sharp");
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();
}
