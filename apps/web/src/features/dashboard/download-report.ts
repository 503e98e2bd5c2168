import type { DashboardTable } from "@metatron/contract/dashboard/constants";
import type { Language } from "@metatron/contract/enums";
import { call } from "../../api/call.ts";
import { saveResponse } from "../../api/save-response.ts";
import { type ReportChoice, spanOf } from "./report-range.ts";

/** Downloads one of the dashboard's tables. */
export async function downloadReport(
  { range, by }: ReportChoice,
  { table, language }: { table: DashboardTable; language: Language },
): Promise<void> {
  const span = spanOf(range, new Date());
  const response = await call("exportDashboard", { query: { ...span, by, table, language } });
  await saveResponse(response, `metatron-${table}-${span.from}-${span.to}.csv`);
}
