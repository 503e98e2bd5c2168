export { type CsvRow, readCsvRows } from "./csv-rows.ts";
export { documentTypes, formatOfType } from "./document-types.ts";
export { closeParsers, parseDocument } from "./parse-document.ts";
export { ParseError } from "./parse-error.ts";
export type { ParseLimits } from "./parse-limits.ts";
export type { Block, ParsedDocument, ParseProgress } from "./parsed-document.ts";
export { sniffType } from "./sniff-type.ts";
