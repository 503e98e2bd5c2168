import type { Comparison } from "@metatron/contract/comparisons/comparison";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api/call.ts";

/** Finds what another tab asked, and an answer that this tab could not read to its end. */
const LOOK_AGAIN_MS = 5000;

export const COMPARISONS_KEY = ["comparisons"] as const;

export const openComparisonsQuery = queryOptions({
  queryKey: [...COMPARISONS_KEY, "open"],
  queryFn: ({ signal }) => call("listComparisons", { signal }),
});

export const comparisonQuery = (id: string) =>
  queryOptions({
    queryKey: [...COMPARISONS_KEY, id],
    queryFn: ({ signal }) => call("readComparison", { params: { id }, signal }),
    refetchInterval: ({ state: { data } }) => (data && isAnswering(data) ? LOOK_AGAIN_MS : false),
    refetchOnWindowFocus: "always",
  });

export const isAnswering = ({ columns }: Comparison): boolean =>
  columns.some(({ messages }) => messages.some(({ state }) => state === "streaming"));
