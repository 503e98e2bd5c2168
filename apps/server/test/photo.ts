import sharp from "sharp";

/** A photo as a phone makes it, with a note of its place inside. */
export async function photoWithPlace({ width, height }: { width: number; height: number }): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: "#3653c0" } })
    .jpeg()
    .withExif({ IFD0: { Copyright: "secreto" }, IFD3: { GPSLatitudeRef: "N" } })
    .toBuffer();
}

/** What a file really is: its width, and whether something rides along in it. */
export async function looksOf(picture: Buffer): Promise<{ width: number; hasNotes: boolean }> {
  const { width, exif, xmp } = await sharp(picture).metadata();
  return { width, hasNotes: exif !== undefined || xmp !== undefined };
}
