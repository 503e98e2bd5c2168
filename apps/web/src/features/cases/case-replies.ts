import type { OwnCase } from "@metatron/contract/cases/case";
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { call } from "../../api/call.ts";

const LOOK_EVERY_MS = 60_000;

/** Cases with a reply that the person has not seen; the app's frame fetches them at intervals. */
export const caseRepliesQuery = queryOptions({
  queryKey: ["case-replies"],
  queryFn: async ({ signal }): Promise<OwnCase[]> =>
    (await call("listCases", { signal })).items.filter(({ hasNewReply }) => hasNewReply),
  refetchInterval: LOOK_EVERY_MS,
  // A hidden tab announces a reply.
  refetchIntervalInBackground: true,
});

/** The number of unseen replies. Makes no request of its own. */
export function useUnseenReplies(): number {
  const { data } = useQuery({ ...caseRepliesQuery, enabled: false });
  return data?.length ?? 0;
}

/** Notes that the replies on the screen were seen. They stay marked as new here until the page is left. */
export function useSeenReplies(cases: readonly OwnCase[] | undefined): void {
  const queries = useQueryClient();
  const ids = (cases ?? []).filter(({ hasNewReply }) => hasNewReply).map(({ id }) => id);
  const key = ids.join(" ");
  useEffect(() => {
    if (key === "") return;
    queries.setQueryData<OwnCase[]>(caseRepliesQuery.queryKey, (all) =>
      all?.filter(({ id }) => !key.includes(id)),
    );
    // If the request fails, the mark returns with the next fetch and is removed again.
    call("markCasesSeen", { body: { ids: key.split(" ") } }).catch(() => undefined);
  }, [key, queries]);
}
