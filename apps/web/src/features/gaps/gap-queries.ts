import type { GapState } from "@metatron/contract/gaps/constants";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { call } from "../../api/call.ts";

export const GAPS_KEY = ["admin", "gaps"] as const;

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
