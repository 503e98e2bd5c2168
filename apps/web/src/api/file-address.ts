import { queryOptions } from "@tanstack/react-query";
import { call } from "./call.ts";

/** Shorter than the ten minutes for which a signed URL is valid. */
const FRESH_MS = 8 * 60 * 1000;

/** The signed URL of an image. The URL is requested again before it expires. */
export const fileAddressQuery = (fileId: string) =>
  queryOptions({
    queryKey: ["file-address", fileId],
    queryFn: ({ signal }) => call("fileAddress", { params: { id: fileId }, signal }),
    staleTime: FRESH_MS,
    refetchInterval: FRESH_MS,
    gcTime: FRESH_MS,
    retry: false,
  });
