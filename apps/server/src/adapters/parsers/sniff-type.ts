import type { FileFailure } from "@metatron/contract/files/constants";
import {
  type DocumentFormat,
  type DocumentType,
  documentTypes,
  extensionOf,
  formatOfName,
  sameFamily,
} from "./document-types.ts";
import { looksLikeText } from "./text/decode-text.ts";

export type Sniffed = { type: DocumentType } | { reason: FileFailure };
export type SniffedFormat = { format: DocumentFormat } | { reason: FileFailure };

const PDF_HEADER_WITHIN_BYTES = 1024;

/**
 * Detects the type by the first bytes (64 KB are enough). A name of another family is a `type_mismatch`. The
 * kind of an office file may be visible only at the end of its archive, so reading detects it again.
 */
export function sniffType(head: Uint8Array, name: string): Sniffed {
  const sniffed = sniffFormat(head, name);
  return "format" in sniffed ? { type: documentTypes[sniffed.format].type } : sniffed;
}

export function sniffFormat(head: Uint8Array, name: string): SniffedFormat {
  if (head.length === 0) return { reason: "empty" };
  const named = formatOfName(name);
  const text = Buffer.from(head.buffer, head.byteOffset, head.byteLength).toString("latin1");
  if (isCompoundFile(text)) return { reason: reasonOfCompoundFile(text, named) };
  if (text.startsWith("PK\x03\x04") || text.startsWith("PK\x05\x06")) return formatOfArchiveHead(text, named);
  const found = formatByMagic(text) ?? (looksLikeText(head) ? formatOfText(text, named) : undefined);
  if (!found) return { reason: named ? "type_mismatch" : "type_not_allowed" };
  if (named ? !sameFamily(found, named) : isRefusedName(name)) return { reason: "type_mismatch" };
  return { format: found };
}

function formatByMagic(text: string): DocumentFormat | undefined {
  if (text.slice(0, PDF_HEADER_WITHIN_BYTES).includes("%PDF-")) return "pdf";
  if (text.startsWith("{\\rtf")) return "rtf";
  if (text.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (text.startsWith("\xff\xd8\xff")) return "jpeg";
  if (text.startsWith("RIFF") && text.slice(8, 12) === "WEBP") return "webp";
  if (text.startsWith("II*\0") || text.startsWith("MM\0*")) return "tiff";
  return undefined;
}

/** For text formats the name decides, since Markdown, CSV and plain text have no signature. */
function formatOfText(text: string, named: DocumentFormat | undefined): DocumentFormat {
  if (named && documentTypes[named].family === "text" && named !== "text") return named;
  return /^[\s\u00ef\u00bb\u00bf]*(<!doctype html|<html)/i.test(text) ? "html" : "text";
}

function formatOfArchiveHead(text: string, named: DocumentFormat | undefined): SniffedFormat {
  if (named && documentTypes[named].family !== "zip") return { reason: "type_mismatch" };
  const declared = /mimetypeapplication\/vnd\.oasis\.opendocument\.(text|spreadsheet|presentation)/.exec(
    text,
  )?.[1];
  if (declared === "text") return { format: "odt" };
  if (declared === "spreadsheet") return { format: "ods" };
  if (declared === "presentation") return { format: "odp" };
  if (/word\/document\d*\.xml/.test(text)) return { format: "docx" };
  if (text.includes("xl/workbook.")) return { format: "xlsx" };
  if (text.includes("ppt/presentation.xml")) return { format: "pptx" };
  return named ? { format: named } : { reason: "type_not_allowed" };
}

/** The container of Office before 2007, and of newer Office files with a password. */
function isCompoundFile(text: string): boolean {
  return text.startsWith("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1");
}

/**
 * The directory may be beyond the first bytes: a new extension without a stream of an old format means a
 * password.
 */
function reasonOfCompoundFile(text: string, named: DocumentFormat | undefined): FileFailure {
  if (text.includes(asUtf16("EncryptedPackage"))) return "encrypted";
  const isOld = ["WordDocument", "Workbook", "PowerPoint Document"].some((name) =>
    text.includes(asUtf16(name)),
  );
  if (named && documentTypes[named].family === "zip") return isOld ? "type_mismatch" : "encrypted";
  return named ? "type_mismatch" : "type_not_allowed";
}

function asUtf16(word: string): string {
  return [...word].map((letter) => `${letter}\0`).join("");
}

function isRefusedName(name: string): boolean {
  return ["exe", "dll", "zip", "doc", "xls", "ppt", "gif", "mp3", "mp4", "svg"].includes(extensionOf(name));
}
