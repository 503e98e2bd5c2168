import { useQuery } from "@tanstack/react-query";
import { countUnseen, seenNewsVersion } from "../../lib/unseen-news.ts";
import { newsQuery } from "../news-query.ts";

/** Without an answer there is no badge: news are never worth an alarm. */
export function useUnseenNews(): number {
  const { data } = useQuery(newsQuery);
  return data ? countUnseen(data, seenNewsVersion()) : 0;
}
