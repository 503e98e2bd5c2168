import type { DocumentDraft, DocumentReader, DocumentSource } from "./document-reader.ts";
import { type DocumentFormat, documentTypes, formatOfType } from "./document-types.ts";
import { formatOfArchive } from "./office/format-of-archive.ts";
import { readDocx } from "./office/read-docx.ts";
import { readOdf } from "./office/read-odf.ts";
import { readPptx } from "./office/read-pptx.ts";
import { readXlsx } from "./office/read-xlsx.ts";
import { ParseError } from "./parse-error.ts";
import type { ParsedDocument } from "./parsed-document.ts";
import { factsOfProperties, factsOfText } from "./read-facts.ts";
import { sniffFormat } from "./sniff-type.ts";
import { readCsv } from "./text/read-csv.ts";
import { readHtml } from "./text/read-html.ts";
import { readMarkdown } from "./text/read-markdown.ts";
import { readPlainText } from "./text/read-plain-text.ts";
import { readRtf } from "./text/read-rtf.ts";
import { titleOf } from "./title-of.ts";

export interface NamedSource extends DocumentSource {
  name: string;
  type?: string | undefined;
}

/** Reads a whole document in the calling thread. */
export async function readDocument(source: NamedSource): Promise<ParsedDocument> {
  const format = realFormat(source);
  const read = await readerOf(format);
  const draft = await read(source);
  if (draft.text.trim() === "") throw new ParseError("no_text", "There is no text in it.");
  const { text, blocks, pageStarts, pages } = draft;
  return {
    type: documentTypes[format].type,
    // The name of a first sheet, such as «Hoja1», does not describe a workbook; the file name does.
    title: titleOf(format === "xlsx" || format === "ods" ? { ...draft, blocks: [] } : draft),
    pages,
    text,
    pageStarts,
    blocks,
    facts: factsOf(draft),
  };
}

/** Detects the format by the content. A name or a declared type of another family is rejected. */
function realFormat({ bytes, name, type }: NamedSource): DocumentFormat {
  const sniffed = sniffFormat(bytes, name);
  if ("reason" in sniffed) throw new ParseError(sniffed.reason, "Not a document that can be read.");
  const format = documentTypes[sniffed.format].family === "zip" ? formatOfArchive(bytes) : sniffed.format;
  if (format === undefined) throw new ParseError("type_mismatch", "The archive is no office document.");
  const stated = formatOfType(type ?? "");
  const hasName = /\.[a-z0-9]+$/i.test(name);
  if (!hasName && stated && documentTypes[stated].family !== documentTypes[format].family)
    throw new ParseError("type_mismatch", "The content is not of the stated type.");
  return format;
}

/** The readers of PDF and images depend on large libraries, so they are loaded on demand. */
async function readerOf(format: DocumentFormat): Promise<DocumentReader> {
  switch (format) {
    case "pdf":
      return (await import("./pdf/read-pdf.ts")).readPdf;
    case "png":
    case "jpeg":
    case "webp":
    case "tiff":
      return (await import("./ocr/read-image.ts")).readImage;
    case "docx":
      return readDocx;
    case "pptx":
      return readPptx;
    case "xlsx":
      return readXlsx;
    case "odt":
    case "ods":
    case "odp":
      return readOdf;
    case "rtf":
      return readRtf;
    case "csv":
      return readCsv;
    case "html":
      return readHtml;
    case "markdown":
      return readMarkdown;
    case "text":
      return readPlainText;
  }
}

/** Properties of the format have priority, then the first lines, then the page margins. */
function factsOf({ text, margins, properties, facts }: DocumentDraft): ParsedDocument["facts"] {
  return {
    ...factsOfText(margins ?? ""),
    ...factsOfText(text),
    ...factsOfProperties(properties ?? {}),
    ...facts,
  };
}
