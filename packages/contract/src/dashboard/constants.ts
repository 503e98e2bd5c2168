/** How the dashboard's figures are put together. */
export const dashboardPeriods = ["day", "week", "month"] as const;
export type DashboardPeriod = (typeof dashboardPeriods)[number];

/** The dashboard's tables that can be taken along. */
export const dashboardTables = ["periods", "brands", "topics", "costs", "events"] as const;
export type DashboardTable = (typeof dashboardTables)[number];
