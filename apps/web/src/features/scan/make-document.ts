import { turnCorners } from "./corners.ts";
import type { Scanner } from "./open-scanner.ts";
import type { Look, PageRequest } from "./scan-messages.ts";
import type { ScanPage } from "./use-scan-pages.ts";
import { type PdfPicture, writePdf } from "./write-pdf.ts";

/** A4 at 200 dots per inch: the server's OCR reads it well, and a page stays under 1 MB. */
const PAGE_LONGEST = 2_340;

interface Options {
  look: Look;
  /** Without its ending. */
  name: string;
}

/** One PDF of all pages. One page at a time, because the pixels of a page take 50 MB while it is made. */
export async function makeDocument(
  scanner: Pick<Scanner, "makePage">,
  pages: readonly ScanPage[],
  { look, name }: Options,
): Promise<File> {
  const pictures: PdfPicture[] = [];
  for (const page of pages) {
    const { picture, width, height } = await scanner.makePage(toRequest(page, look, PAGE_LONGEST));
    pictures.push({ jpeg: new Uint8Array(await picture.arrayBuffer()), width, height });
  }
  return new File([writePdf(pictures)], `${name}.pdf`, { type: "application/pdf" });
}

export function toRequest(
  { picture, corners, turns }: Pick<ScanPage, "picture" | "corners" | "turns">,
  look: Look,
  longest: number,
): PageRequest {
  return { picture, corners: turnCorners(corners, turns), look, longest };
}

/** «2026-11-17» by the person's own calendar. */
export const dayOf = (date: Date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");
