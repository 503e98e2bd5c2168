import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api/call.ts";

const ONE_HOUR_MS = 60 * 60 * 1000;

export const newsQuery = queryOptions({
  queryKey: ["news"],
  queryFn: ({ signal }) => call("listNews", { signal }),
  staleTime: ONE_HOUR_MS,
});
