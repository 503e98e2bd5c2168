import type { PublicConfig } from "@metatron/contract/status/status";
import { queryOptions, useSuspenseQuery } from "@tanstack/react-query";
import { fetchConfig } from "../../api/load-config.ts";

const FIVE_MINUTES_MS = 5 * 60 * 1000;

/**
 * Starts with the configuration that the app was started with, which may be the stored copy of the last
 * visit.
 */
export const configQuery = queryOptions({
  queryKey: ["config"],
  queryFn: fetchConfig,
  staleTime: FIVE_MINUTES_MS,
});

export function useConfig(): PublicConfig {
  return useSuspenseQuery(configQuery).data;
}
