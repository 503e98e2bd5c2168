import { infiniteQueryOptions } from "@tanstack/react-query";
import { call } from "../../api/call.ts";

export const CASES_KEY = ["cases"];

const FRESH_MS = 30_000;

export const casesQuery = infiniteQueryOptions({
  queryKey: CASES_KEY,
  queryFn: ({ pageParam, signal }) =>
    call("listCases", { query: pageParam ? { cursor: pageParam } : {}, signal }),
  initialPageParam: "",
  getNextPageParam: ({ nextCursor }) => nextCursor,
  staleTime: FRESH_MS,
});

export const allCasesQuery = infiniteQueryOptions({
  queryKey: [...CASES_KEY, "all"],
  queryFn: ({ pageParam, signal }) =>
    call("listAllCases", { query: pageParam ? { cursor: pageParam } : {}, signal }),
  initialPageParam: "",
  getNextPageParam: ({ nextCursor }) => nextCursor,
  staleTime: FRESH_MS,
});
