import type { UnreadAnswer } from "@metatron/contract/unread-answers/unread-answer";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { call } from "../../api/call.ts";

const LOOK_EVERY_MS = 60_000;

/** Answers that were written in the background; the app's frame fetches them at intervals. */
export const unreadQuery = queryOptions({
  queryKey: ["unread-answers"],
  queryFn: async ({ signal }): Promise<UnreadAnswer[]> => (await call("listUnreadAnswers", { signal })).items,
  refetchInterval: LOOK_EVERY_MS,
});

/** Ids of the conversations with an unread answer. Makes no request of its own. */
export function useUnread(): ReadonlySet<string> {
  const { data } = useQuery({ ...unreadQuery, enabled: false });
  return useMemo(() => new Set(data?.map(({ conversationId }) => conversationId)), [data]);
}
