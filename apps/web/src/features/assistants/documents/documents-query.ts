import type { DocumentFilter, DocumentSort } from "@metatron/contract/files/constants";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { call } from "../../../api/call.ts";

interface Wanted {
  q: string;
  filter: DocumentFilter | null;
  sort: DocumentSort;
}

const KEY = ["admin", "documents"] as const;

export const documentsQuery = ({ q, filter, sort }: Wanted) =>
  infiniteQueryOptions({
    queryKey: [...KEY, q, filter, sort],
    queryFn: ({ signal, pageParam }) =>
      call("listDocuments", {
        query: {
          sort,
          ...(q ? { q } : {}),
          ...(filter ? { filter } : {}),
          ...(pageParam ? { cursor: pageParam } : {}),
        },
        signal,
      }),
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: (before) => before,
  });

export const documentCountsQuery = queryOptions({
  queryKey: [...KEY, "counts"],
  queryFn: ({ signal }) => call("countDocuments", { signal }),
});
