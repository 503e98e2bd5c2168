import { BRAND_NAMES } from "@metatron/contract/brand-of-host";
import type { DashboardTable } from "@metatron/contract/dashboard/constants";
import type { Dashboard } from "@metatron/contract/dashboard/dashboard";
import type { Language } from "@metatron/contract/enums";
import { type Cell, toCsv } from "../../http/csv.ts";
import { CSV_HEADINGS } from "./csv-headings.ts";

const COLUMNS = {
  periods: [
    ...([
      "start",
      "people",
      "conversations",
      "questions",
      "answers",
      "errors",
      "grounded",
      "groundable",
    ] as const),
    ...(["good", "bad", "p50", "p95", "cost", "votes", "score"] as const),
  ],
  brands: ["brand", "people", "earlierPeople", "conversations", "earlierConversations"],
  topics: ["brand", "category", "questions", "earlier"],
  costs: ["model", "role", "calls", "inputTokens", "outputTokens", "cost", "earlierCost"],
  events: ["name", "times", "earlier"],
} as const satisfies Record<DashboardTable, readonly (keyof (typeof CSV_HEADINGS)["es"])[]>;

interface Wanted {
  table: DashboardTable;
  language: Language;
}

/** One table of the dashboard as CSV in this language. */
export function dashboardCsv(dashboard: Dashboard, { table, language }: Wanted): string {
  const words = CSV_HEADINGS[language];
  const columns = COLUMNS[table];
  const rows: Record<string, unknown>[] = dashboard[table];
  const cellOf = (row: Record<string, unknown>, column: string): Cell => {
    const value = row[column];
    if (column === "brand") return BRAND_NAMES[value as keyof typeof BRAND_NAMES];
    return typeof value === "number" || typeof value === "string" ? value : null;
  };
  return toCsv(
    [
      columns.map((column) => words[column]),
      ...rows.map((row) => columns.map((column) => cellOf(row, column))),
    ],
    language,
  );
}
