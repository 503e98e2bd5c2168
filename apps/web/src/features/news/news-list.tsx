import type { NewsItem } from "@metatron/contract/news/news";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { isUnseen, markNewsSeen, seenNewsVersion } from "../../lib/unseen-news.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { LoadFailure } from "../../shell/load-failure.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Skeleton, SkeletonGroup } from "../../ui/skeleton.tsx";
import { NewsArticle } from "./news-article.tsx";
import { useNewsQuery } from "./news-query.ts";

interface NewsListProps {
  brandName: string;
  onGo: (path: string) => void;
  level?: 2 | 3;
}

/**
 * All items for the reader, newest first. Showing them marks them as seen; the dots stay until the page is
 * left.
 */
export function NewsList({ brandName, onGo, level = 3 }: NewsListProps) {
  const { t } = useTranslation();
  const [seenBefore] = useState(seenNewsVersion);
  const { data: news, error, refetch, isPending } = useQuery(useNewsQuery());
  useEffect(() => {
    if (news) markNewsSeen(news.version);
  }, [news]);
  if (isPending) return <NewsSkeleton />;
  if (error) return <LoadFailure title={t("news.failed")} error={error} onRetry={() => void refetch()} />;
  if (news.items.length === 0)
    return (
      <EmptyState
        title={t("news.none")}
        description={t("news.noneText", { brand: brandName })}
        className="flex-1"
      />
    );
  return (
    <ul className="max-w-column">
      {news.items.map((item: NewsItem) => (
        <li key={item.id} className="border-b border-border py-5 first:pt-0 last:border-b-0">
          <NewsArticle item={item} isUnseen={isUnseen(item, seenBefore)} onGo={onGo} level={level} />
        </li>
      ))}
    </ul>
  );
}

function NewsSkeleton() {
  const { t } = useTranslation();
  return (
    <SkeletonGroup label={t("news.loading")} className="max-w-column">
      {["w-2/5", "w-1/3", "w-1/2"].map((width) => (
        <div key={width} className="grid gap-2.5 border-b border-border py-4 first:pt-0 last:border-b-0">
          <Skeleton className="w-16" />
          <Skeleton className={`h-4 ${width}`} />
          <Skeleton className="w-11/12" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
