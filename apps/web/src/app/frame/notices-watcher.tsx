import { useQuery } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import { useEffect } from "react";
import { noticesQuery } from "../../features/notices/notices-query.ts";

/**
 * Fetches the notices at intervals, when the window gets the focus, and when the person opens the hand-overs; the
 * profile button shows how many are unread.
 */
export function NoticesWatcher() {
  const { refetch } = useQuery(noticesQuery);
  const isAtHandovers = useLocation({ select: ({ pathname }) => pathname.startsWith("/handovers") });
  useEffect(() => {
    if (isAtHandovers) void refetch();
  }, [isAtHandovers, refetch]);
  return null;
}
