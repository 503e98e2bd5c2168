import sharp from "sharp";
import type { DocumentDraft, DocumentSource } from "../document-reader.ts";
import { ParseError } from "../parse-error.ts";
import { blocksOfPages } from "../pdf/page-blocks.ts";
import type { PageContent } from "../pdf/page-content.ts";
import { writePages } from "../pdf/write-pages.ts";
import { createTextBuilder } from "../text-builder.ts";
import { readScan } from "./read-scan.ts";

const MAX_PIXELS = 100_000_000;
// OCR guesses letters below some 20 pixels; a larger image only takes longer.
const WANTED_SIDE = 2400;
const MAX_ENLARGED = 3;

/** Reads an image as a scanned page; a TIFF may have several pages. */
export async function readImage({
  bytes,
  limits,
  onProgress,
  onOcr,
}: DocumentSource): Promise<DocumentDraft> {
  const { pages = 1 } = await describe(bytes);
  if (pages > limits.maxPages) throw new ParseError("too_many_pages", "More pages than allowed.");
  const out = createTextBuilder(limits.maxTextChars);
  const contents: PageContent[] = [];
  for (let page = 0; page < pages; page += 1) {
    onOcr();
    const scan = await readScan(await prepare(bytes, page));
    contents.push({ ...scan, pictures: [], pathCount: 0, isTurned: false });
    onProgress({ pagesDone: page + 1, pages });
  }
  writePages(blocksOfPages(contents), out);
  return { ...out.build(), pages };
}

async function describe(bytes: Buffer): Promise<{ pages?: number | undefined }> {
  try {
    return await sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata();
  } catch (error) {
    throw unreadable(error);
  }
}

/** Rotates an image by its EXIF orientation and scales it for OCR. */
async function prepare(bytes: Buffer, page: number): Promise<Buffer> {
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, page, failOn: "truncated" });
    const { width = 1, height = 1 } = await picture.metadata();
    const longest = Math.max(width, height);
    const scale = Math.min(MAX_ENLARGED, WANTED_SIDE / longest);
    return await picture
      .autoOrient()
      .resize({ width: Math.round(longest * scale), height: Math.round(longest * scale), fit: "inside" })
      .png({ compressionLevel: 1 })
      .toBuffer();
  } catch (error) {
    throw unreadable(error);
  }
}

function unreadable(error: unknown): ParseError {
  const isHuge = error instanceof Error && error.message.includes("pixel limit");
  return new ParseError(isHuge ? "expands_too_much" : "malformed", "The picture can't be read.", {
    cause: error,
  });
}
