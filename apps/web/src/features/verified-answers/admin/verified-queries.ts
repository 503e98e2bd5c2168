import type { VerifiedAnswerState } from "@metatron/contract/verified-answers/constants";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { call } from "../../../api/call.ts";

export const VERIFIED_KEY = ["admin", "verified-answers"];

export interface VerifiedFilters {
  state: VerifiedAnswerState | "all";
  search: string;
}

export const verifiedQuery = ({ state, search }: VerifiedFilters) =>
  infiniteQueryOptions({
    queryKey: [...VERIFIED_KEY, state, search],
    queryFn: ({ pageParam, signal }) =>
      call("listVerifiedAnswers", {
        query: {
          ...(state === "all" ? {} : { state }),
          ...(search ? { search } : {}),
          ...(pageParam ? { cursor: pageParam } : {}),
        },
        signal,
      }),
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
