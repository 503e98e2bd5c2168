import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api/call.ts";
import { type ReportChoice, spanOf } from "./report-range.ts";

export const DASHBOARD_KEY = ["admin", "dashboard"] as const;

export const dashboardQuery = ({ range, by }: ReportChoice) =>
  queryOptions({
    queryKey: [...DASHBOARD_KEY, range, by],
    queryFn: ({ signal }) => call("readDashboard", { query: { ...spanOf(range, new Date()), by }, signal }),
    staleTime: 60_000,
    placeholderData: (before) => before,
  });
