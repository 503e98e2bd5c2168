import sharp from "sharp";

const SIDE = 800;
const CLEARLY = 1.6;

/** Whether the lines of a page are vertical: the ink of text forms stripes along its lines. */
export async function detectOrientation(picture: Buffer): Promise<{ isOnItsSide: boolean }> {
  const { data, info } = await sharp(picture)
    .flatten({ background: "white" })
    .greyscale()
    .toColourspace("b-w")
    .resize({ width: SIDE, height: SIDE, fit: "inside" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const rows = new Float64Array(info.height);
  const columns = new Float64Array(info.width);
  for (let y = 0; y < info.height; y += 1) {
    for (let x = 0; x < info.width; x += 1) {
      const ink = 255 - (data[y * info.width + x] ?? 255);
      rows[y] = (rows[y] ?? 0) + ink;
      columns[x] = (columns[x] ?? 0) + ink;
    }
  }
  return { isOnItsSide: stripes(columns, info.height) > stripes(rows, info.width) * CLEARLY };
}

/** The variation of ink between neighbouring rows of pixels, per pixel of their length. */
function stripes(ink: Float64Array, length: number): number {
  const changes = ink.reduce((sum, value, at) => sum + (at === 0 ? 0 : (value - (ink[at - 1] ?? 0)) ** 2), 0);
  return changes / ink.length / length ** 2;
}
