import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api/call.ts";

/** The number of open items per screen. A screen invalidates this key after it has handled an item. */
export const ADMIN_COUNTS_KEY = ["admin", "counts"] as const;

export const adminCountsQuery = queryOptions({
  queryKey: ADMIN_COUNTS_KEY,
  queryFn: ({ signal }) => call("adminCounts", { signal }),
  staleTime: 60_000,
});
