import { queryOptions } from "@tanstack/react-query";
import { call } from "./call.ts";

/** A signed address lasts ten minutes. */
const FRESH_MS = 8 * 60 * 1000;

/** Where a picture can be shown from for some minutes; asked again when that has run out. */
export const fileAddressQuery = (fileId: string) =>
  queryOptions({
    queryKey: ["file-address", fileId],
    queryFn: ({ signal }) => call("fileAddress", { params: { id: fileId }, signal }),
    staleTime: FRESH_MS,
    refetchInterval: FRESH_MS,
    gcTime: FRESH_MS,
    retry: false,
  });
