import { queryOptions, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { call } from "../../api/call.ts";

const LOOK_EVERY_MS = 60_000;

/** Answers that were written in the background or wait for the person; the app's frame fetches them at intervals. */
export const unreadQuery = queryOptions({
  queryKey: ["unread-answers"],
  queryFn: ({ signal }) => call("listUnreadAnswers", { signal }),
  refetchInterval: LOOK_EVERY_MS,
  // A hidden tab shows in its title that an answer waits.
  refetchIntervalInBackground: true,
});

/** Ids of the conversations with an unread answer. Makes no request of its own. */
export function useUnread(): ReadonlySet<string> {
  const { data } = useQuery({ ...unreadQuery, enabled: false });
  return useMemo(() => idsOf(data?.items), [data]);
}

/** Ids of the conversations whose answer waits for the person, on any device. Makes no request of its own. */
export function useWaiting(): ReadonlySet<string> {
  const { data } = useQuery({ ...unreadQuery, enabled: false });
  return useMemo(() => idsOf(data?.waiting), [data]);
}

const idsOf = (items: readonly { conversationId: string }[] = []) =>
  new Set(items.map(({ conversationId }) => conversationId));
