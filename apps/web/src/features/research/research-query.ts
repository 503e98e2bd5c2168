import type { ResearchState, RunningResearch } from "@metatron/contract/research/research";
import { type QueryClient, queryOptions, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { call } from "../../api/call.ts";

const LOOK_EVERY_MS = 60_000;
const WATCH_EVERY_MS = 4_000;

/** The person's deep searches in progress; the app's frame fetches them, more often while there is one. */
export const researchQuery = queryOptions({
  queryKey: ["research"],
  queryFn: ({ signal }): Promise<ResearchState> => call("listResearch", { signal }),
  refetchInterval: ({ state }) => (state.data?.items.length ? WATCH_EVERY_MS : LOOK_EVERY_MS),
});

const NONE: ReadonlyMap<string, RunningResearch> = new Map();

/** By conversation. Makes no request of its own. */
export function useResearch(): ReadonlyMap<string, RunningResearch> {
  const { data } = useQuery({ ...researchQuery, enabled: false });
  return useMemo(
    () => (data?.items.length ? new Map(data.items.map((each) => [each.conversationId, each])) : NONE),
    [data],
  );
}

/** Offered until the server says otherwise, which refuses a search that is not allowed. Makes no request of its own. */
export function useMayResearch(): boolean {
  const { data } = useQuery({ ...researchQuery, enabled: false });
  return data?.isAllowed ?? true;
}

/** A deep search was sent from here: it is watched without waiting for the next look. */
export function noteResearch(queries: QueryClient, conversationId: string): void {
  const begun = { conversationId, answerId: conversationId, phase: "planning" as const, done: 0, of: 0 };
  queries.setQueryData<ResearchState>(researchQuery.queryKey, (known) => ({
    items: [...(known?.items ?? []), begun],
    isAllowed: known?.isAllowed ?? true,
  }));
}
