import type { PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { DocumentDraft, DocumentSource } from "../document-reader.ts";
import { ParseError } from "../parse-error.ts";
import { createTextBuilder } from "../text-builder.ts";
import { openPdf } from "./open-pdf.ts";
import { blocksOfPages } from "./page-blocks.ts";
import type { PageContent } from "./page-content.ts";
import { createPageOcr } from "./page-ocr.ts";
import { readPage } from "./read-page.ts";
import { removeRunningHeads } from "./running-heads.ts";
import { writePages } from "./write-pages.ts";

const emptyPage: PageContent = {
  width: 0,
  height: 0,
  pieces: [],
  rules: [],
  pictures: [],
  pathCount: 0,
  isTurned: false,
};

/** Reads the text in reading order with its pages; pages and images without text go through OCR. */
export async function readPdf(source: DocumentSource): Promise<DocumentDraft> {
  const pdf = await openPdf(source.bytes);
  try {
    return await readOpened(pdf, source);
  } finally {
    await pdf.loadingTask.destroy();
  }
}

async function readOpened(
  pdf: PDFDocumentProxy,
  { limits, onProgress, onOcr }: DocumentSource,
): Promise<DocumentDraft> {
  const count = pdf.numPages;
  if (count > limits.maxPages) throw new ParseError("too_many_pages", "More pages than allowed.");
  const statedTitle = await titleOf(pdf);
  const ocr = createPageOcr(onOcr);
  const contents: PageContent[] = [];
  let broken = 0;
  for (let number = 1; number <= count; number += 1) {
    const content = await readOnePage(pdf, number, ocr);
    if (content === undefined) broken += 1;
    contents.push(content ?? emptyPage);
    onProgress({ pagesDone: number, pages: count });
  }
  if (broken === count) throw new ParseError("malformed", "No page of the PDF can be read.");
  const { pages, removed } = removeRunningHeads(contents);
  const out = createTextBuilder(limits.maxTextChars);
  writePages(blocksOfPages(pages), out);
  return { ...out.build(), pages: count, margins: removed.join("\n"), statedTitle };
}

/** A broken page must not lose the other pages. */
async function readOnePage(
  pdf: PDFDocumentProxy,
  number: number,
  ocr: ReturnType<typeof createPageOcr>,
): Promise<PageContent | undefined> {
  try {
    const page = await pdf.getPage(number);
    const content = await readPage(page);
    const whole = await ocr.complete(page, content);
    page.cleanup();
    return whole;
  } catch (error) {
    if (error instanceof ParseError) throw error;
    return undefined;
  }
}

async function titleOf(pdf: PDFDocumentProxy): Promise<string | undefined> {
  try {
    const { info } = await pdf.getMetadata();
    const title: unknown = "Title" in info ? info.Title : undefined;
    return typeof title === "string" && title.trim() !== "" ? title.trim() : undefined;
  } catch {
    return undefined;
  }
}
