import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api/call.ts";

export const retentionQuery = queryOptions({
  queryKey: ["admin", "retention"],
  queryFn: ({ signal }) => call("readRetention", { signal }),
});
