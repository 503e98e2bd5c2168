import type { ProblemReportKind, ProblemReportState } from "@metatron/contract/problem-reports/constants";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { call } from "../../../api/call.ts";

export interface ReportFilters {
  state?: ProblemReportState;
  kind?: ProblemReportKind;
  /** A reference or words of the description. */
  q?: string;
}

export const REPORTS_KEY = ["admin", "reports"];

export const reportListQuery = (filters: ReportFilters) =>
  infiniteQueryOptions({
    queryKey: [...REPORTS_KEY, "list", filters],
    queryFn: ({ pageParam, signal }) =>
      call("listProblemReports", {
        query: { ...filters, ...(pageParam ? { cursor: pageParam } : {}) },
        signal,
      }),
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

export const reportQuery = (id: string) =>
  queryOptions({
    queryKey: [...REPORTS_KEY, "one", id],
    queryFn: ({ signal }) => call("getProblemReport", { params: { id }, signal }),
  });
