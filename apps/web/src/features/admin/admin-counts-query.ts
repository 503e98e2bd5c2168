import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api/call.ts";

/** What waits on each screen. A screen invalidates this key after it has dealt with something. */
export const ADMIN_COUNTS_KEY = ["admin", "counts"] as const;

export const adminCountsQuery = queryOptions({
  queryKey: ADMIN_COUNTS_KEY,
  queryFn: ({ signal }) => call("adminCounts", { signal }),
  staleTime: 60_000,
});
