import type { GapState } from "@metatron/contract/enums";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { call } from "../../api/call.ts";
import { type ReportChoice, spanOf } from "./report-range.ts";

/** Everything that waits changes when something is dealt with: screens invalidate this key after they change something. */
export const ADMIN_COUNTS_KEY = ["admin", "counts"] as const;
export const DASHBOARD_KEY = ["admin", "dashboard"] as const;
export const GAPS_KEY = ["admin", "gaps"] as const;

export const adminCountsQuery = queryOptions({
  queryKey: ADMIN_COUNTS_KEY,
  queryFn: ({ signal }) => call("adminCounts", { signal }),
  staleTime: 60_000,
});

export const dashboardQuery = ({ range, by }: ReportChoice) =>
  queryOptions({
    queryKey: [...DASHBOARD_KEY, range, by],
    queryFn: ({ signal }) => call("readDashboard", { query: { ...spanOf(range, new Date()), by }, signal }),
    staleTime: 60_000,
    placeholderData: (before) => before,
  });

export const gapsQuery = ({ state, q }: { state: GapState | undefined; q: string }) =>
  infiniteQueryOptions({
    queryKey: [...GAPS_KEY, state ?? "all", q],
    queryFn: ({ signal, pageParam }) =>
      call("listGaps", {
        query: {
          ...(state ? { state } : {}),
          ...(q ? { q } : {}),
          ...(pageParam ? { cursor: pageParam } : {}),
        },
        signal,
      }),
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: (before) => before,
  });

export const gapOwnersQuery = queryOptions({
  queryKey: [...GAPS_KEY, "owners"],
  queryFn: ({ signal }) => call("listGapOwners", { signal }),
});

export const ASSISTANT_RECORDS_KEY = ["admin", "assistants"] as const;

export const assistantRecordsQuery = (q: string) =>
  infiniteQueryOptions({
    queryKey: [...ASSISTANT_RECORDS_KEY, q],
    queryFn: ({ signal, pageParam }) =>
      call("listAllAssistants", {
        query: { ...(q ? { q } : {}), ...(pageParam ? { cursor: pageParam } : {}) },
        signal,
      }),
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: (before) => before,
  });
