import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api/call.ts";

/** The tools that the person may give to an assistant. */
export const assistantToolsQuery = queryOptions({
  queryKey: ["assistant-tools"],
  queryFn: ({ signal }) => call("listAssistantTools", { signal }),
});
