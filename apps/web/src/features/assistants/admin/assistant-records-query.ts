import { infiniteQueryOptions } from "@tanstack/react-query";
import { call } from "../../../api/call.ts";

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
