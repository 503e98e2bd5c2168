import { readCsvRows } from "../csv-rows.ts";
import type { DocumentDraft, DocumentSource } from "../document-reader.ts";
import { markdownTable } from "../markdown-table.ts";
import { createTextBuilder } from "../text-builder.ts";
import { decodeText } from "./decode-text.ts";

export function readCsv({ bytes, limits }: DocumentSource): DocumentDraft {
  const rows = readCsvRows(decodeText(bytes), [",", ";", "\t", "|"]);
  const out = createTextBuilder(limits.maxTextChars);
  out.add("table", markdownTable(rows.map(({ cells }) => cells)));
  return { ...out.build(), pages: null };
}
