import { useQuery } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { countUnseen, seenNewsVersion, subscribeToSeenNews } from "../../lib/unseen-news.ts";
import { newsQuery } from "./news-query.ts";

/** Without an answer there is no badge: news are never worth an alarm. */
export function useUnseenNews(): number {
  const { data } = useQuery(newsQuery);
  const seen = useSyncExternalStore(subscribeToSeenNews, seenNewsVersion);
  return data ? countUnseen(data.items, seen) : 0;
}
