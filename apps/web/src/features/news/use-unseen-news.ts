import { useQuery } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { countUnseen, seenNewsVersion, subscribeToSeenNews } from "../../lib/unseen-news.ts";
import { useNewsQuery } from "./news-query.ts";

/** If the request fails there is no badge: news never justify an error message. */
export function useUnseenNews(): number {
  const { data } = useQuery(useNewsQuery());
  const seen = useSyncExternalStore(subscribeToSeenNews, seenNewsVersion);
  return data ? countUnseen(data.items, seen) : 0;
}
