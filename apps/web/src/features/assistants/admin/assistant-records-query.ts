import type { RecordOrder } from "@metatron/contract/assistants/constants";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { call } from "../../../api/call.ts";

export const ASSISTANT_RECORDS_KEY = ["admin", "assistants"] as const;

export interface RecordSorting {
  order: RecordOrder;
  direction: "asc" | "desc";
}

export const assistantRecordsQuery = (q: string, { order, direction }: RecordSorting) =>
  infiniteQueryOptions({
    queryKey: [...ASSISTANT_RECORDS_KEY, q, order, direction],
    queryFn: ({ signal, pageParam }) =>
      call("listAllAssistants", {
        query: { order, direction, ...(q ? { q } : {}), ...(pageParam ? { cursor: pageParam } : {}) },
        signal,
      }),
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: (before) => before,
  });
