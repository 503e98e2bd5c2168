import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api/call.ts";

export const TOOLS_KEY = ["admin-tools"] as const;

export const toolServersQuery = queryOptions({
  queryKey: [...TOOLS_KEY, "servers"],
  queryFn: ({ signal }) => call("listToolServers", { signal }),
});

export const toolRulesQuery = queryOptions({
  queryKey: [...TOOLS_KEY, "rules"],
  queryFn: ({ signal }) => call("listAdminTools", { signal }),
});
