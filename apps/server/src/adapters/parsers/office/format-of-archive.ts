import type { DocumentFormat } from "../document-types.ts";
import { listEntries, readEntry } from "../zip-archive.ts";

const MAX_TYPE_BYTES = 200;
const MAX_CONTENT_TYPES_BYTES = 1024 * 1024;

/** Detects the office format of an archive by its manifest; nothing large is expanded. */
export function formatOfArchive(bytes: Buffer): DocumentFormat | undefined {
  const entries = new Map(listEntries(bytes).map((entry) => [entry.name, entry]));
  const mimetype = entries.get("mimetype");
  if (mimetype) return ofMimetype(readEntry(bytes, mimetype, MAX_TYPE_BYTES).toString("latin1").trim());
  const types = entries.get("[Content_Types].xml");
  if (!types) return undefined;
  const declared = readEntry(bytes, types, MAX_CONTENT_TYPES_BYTES).toString("utf8");
  if (
    /wordprocessingml\.(?:document|template)\.main|ms-word\.(?:document|template)\.macroEnabled/.test(
      declared,
    )
  )
    return "docx";
  if (/spreadsheetml\.(?:sheet|template)\.main|ms-excel\.(?:sheet|template)\./.test(declared)) return "xlsx";
  if (/presentationml\.(?:presentation|slideshow|template)\.main|ms-powerpoint\./.test(declared))
    return "pptx";
  return undefined;
}

function ofMimetype(type: string): DocumentFormat | undefined {
  if (type.startsWith("application/vnd.oasis.opendocument.text")) return "odt";
  if (type.startsWith("application/vnd.oasis.opendocument.spreadsheet")) return "ods";
  if (type.startsWith("application/vnd.oasis.opendocument.presentation")) return "odp";
  return undefined;
}
