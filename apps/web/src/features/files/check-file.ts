import type { FileFailure } from "@metatron/contract/files/constants";

export interface UploadLimits {
  maxBytes: number;
  /** MIME types and file extensions; empty for all. */
  types: readonly string[];
}

/**
 * Why a file can't be uploaded; null for none. Checks name, type
 * and size only; the server checks the content.
 */
export function refusalOf(
  { name, type, size }: Pick<File, "name" | "type" | "size">,
  { maxBytes, types }: UploadLimits,
): Extract<FileFailure, "empty" | "too_large" | "type_not_allowed"> | null {
  if (size === 0) return "empty";
  if (size > maxBytes) return "too_large";
  const isTaken = types.length === 0 || types.some((taken) => matches({ name, type }, taken.toLowerCase()));
  return isTaken ? null : "type_not_allowed";
}

function matches({ name, type }: { name: string; type: string }, taken: string): boolean {
  if (!taken.includes("/")) return name.toLowerCase().endsWith(taken.startsWith(".") ? taken : `.${taken}`);
  if (taken.endsWith("/*")) return type.toLowerCase().startsWith(taken.slice(0, -1));
  return type.toLowerCase() === taken || typeByName(name) === taken;
}

const BY_ENDING: Record<string, string> = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  pptx: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  odt: "application/vnd.oasis.opendocument.text",
  ods: "application/vnd.oasis.opendocument.spreadsheet",
  odp: "application/vnd.oasis.opendocument.presentation",
  rtf: "application/rtf",
  csv: "text/csv",
  tsv: "text/tab-separated-values",
  html: "text/html",
  htm: "text/html",
  md: "text/markdown",
  markdown: "text/markdown",
  txt: "text/plain",
  log: "text/plain",
  json: "application/json",
  xml: "application/xml",
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  webp: "image/webp",
  gif: "image/gif",
};

const UNKNOWN = "application/octet-stream";

/** Browsers know no type for some extensions; Windows reports CSV as a spreadsheet. */
export function typeOf({ name, type }: Pick<File, "name" | "type">): string {
  return typeByName(name) ?? (type || UNKNOWN);
}

function typeByName(name: string): string | undefined {
  const ending = name.slice(name.lastIndexOf(".") + 1).toLowerCase();
  return Object.hasOwn(BY_ENDING, ending) ? BY_ENDING[ending] : undefined;
}
