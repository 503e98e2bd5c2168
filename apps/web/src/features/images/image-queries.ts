import type { AnswerOf } from "@metatron/contract/endpoint-types";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { call } from "../../api/call.ts";

const PER_PAGE = 24;
/** The signed URLs expire after ten minutes. */
const FRESH_MS = 8 * 60 * 1000;

export const imageKeys = { lists: ["images"] as const, maker: ["image-maker"] as const };

type Page = AnswerOf<"listImages">;

export const imagesQuery = (q: string) =>
  infiniteQueryOptions({
    queryKey: [...imageKeys.lists, q],
    queryFn: ({ pageParam, signal }) =>
      call("listImages", {
        query: { limit: PER_PAGE, ...(q ? { q } : {}), ...(pageParam ? { cursor: pageParam } : {}) },
        signal,
      }),
    initialPageParam: "",
    getNextPageParam: (last: Page) => last.nextCursor,
    staleTime: FRESH_MS,
    refetchInterval: FRESH_MS,
  });

export const imageMakerQuery = queryOptions({
  queryKey: imageKeys.maker,
  queryFn: ({ signal }) => call("imageMaker", { signal }),
});
