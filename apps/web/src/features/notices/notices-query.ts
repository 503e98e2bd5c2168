import { queryOptions, useQuery } from "@tanstack/react-query";
import { call } from "../../api/call.ts";

const LOOK_EVERY_MS = 5 * 60_000;

/** What concerns this person alone; the app's frame fetches it at intervals. */
export const noticesQuery = queryOptions({
  queryKey: ["notices"],
  queryFn: ({ signal }) => call("listNotices", { signal }),
  refetchInterval: LOOK_EVERY_MS,
  // A person who returns to the window sees at once what arrived in between.
  refetchOnWindowFocus: "always",
});

/** The number of unread notices. Makes no request of its own. */
export function useUnreadNotices(): number {
  const { data } = useQuery({ ...noticesQuery, enabled: false });
  return data?.unread ?? 0;
}
