/** How the dashboard's figures are put together. */
export const reportPeriods = ["day", "week", "month"] as const;
export type ReportPeriod = (typeof reportPeriods)[number];

/** The dashboard's tables that can be taken along. */
export const reportTables = ["periods", "brands", "topics", "costs", "events"] as const;
export type ReportTable = (typeof reportTables)[number];
