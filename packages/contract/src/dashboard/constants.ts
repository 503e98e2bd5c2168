/** How the dashboard's figures are grouped. */
export const dashboardPeriods = ["day", "week", "month"] as const;
export type DashboardPeriod = (typeof dashboardPeriods)[number];

/** The dashboard's tables that can be downloaded. */
export const dashboardTables = ["periods", "brands", "topics", "costs", "events"] as const;
export type DashboardTable = (typeof dashboardTables)[number];
