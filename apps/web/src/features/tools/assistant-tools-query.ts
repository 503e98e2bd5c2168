import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api/call.ts";

/** The tools that the person may give to this assistant, or to some assistant. */
export const assistantToolsQuery = (assistantId?: string) =>
  queryOptions({
    queryKey: ["assistant-tools", assistantId ?? ""],
    queryFn: ({ signal }) =>
      call("listAssistantTools", {
        query: assistantId === undefined ? {} : { assistant_id: assistantId },
        signal,
      }),
  });
