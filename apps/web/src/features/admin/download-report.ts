import type { Language, ReportTable } from "@metatron/contract/enums";
import { call } from "../../api/call.ts";
import { type ReportChoice, spanOf } from "./report-range.ts";

/** Hands one of the dashboard's tables to the browser's downloads. */
export async function downloadReport(
  { range, by }: ReportChoice,
  { table, language }: { table: ReportTable; language: Language },
): Promise<void> {
  const span = spanOf(range, new Date());
  const response = await call("exportDashboard", { query: { ...span, by, table, language } });
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement("a");
  link.href = address;
  link.download = `metatron-${table}-${span.from}-${span.to}.csv`;
  link.click();
  // The browser reads it after the click; a minute is plenty.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
