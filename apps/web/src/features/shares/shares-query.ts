import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api/call.ts";

export const SHARES_KEY = ["shares"];

export const sharesQuery = queryOptions({
  queryKey: [...SHARES_KEY, "own"],
  queryFn: ({ signal }) => call("listShares", { signal }),
});

/** The link as it is sent to others, on the brand where it was made. */
export const shareLink = (id: string): string => new URL(`/share/${id}`, location.origin).href;
