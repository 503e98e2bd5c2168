import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { track } from "../../api/track.ts";
import { BRAND_PROFILES } from "../../lib/brand.ts";
import { markNewsSeen } from "../../lib/unseen-news.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Skeleton, SkeletonGroup } from "../../ui/skeleton.tsx";
import { useBrand } from "../brand.ts";
import { LoadFailure } from "../load-failure.tsx";
import { newsQuery } from "../news-query.ts";
import { useLanguage } from "../preferences.ts";
import { Page } from "../shell/page.tsx";

export function NewsPage() {
  const { t } = useTranslation();
  useEffect(() => track("open_new_features"), []);
  return (
    <Page title={t("shell.news")}>
      <NewsList />
    </Page>
  );
}

function NewsList() {
  const { t } = useTranslation();
  const brand = useBrand();
  const { data: news, error, refetch, isPending } = useQuery(newsQuery);
  useEffect(() => {
    if (news) markNewsSeen(news.version);
  }, [news]);
  if (isPending) return <NewsSkeleton />;
  if (error)
    return <LoadFailure title={t("rooms.news.failed")} error={error} onRetry={() => void refetch()} />;
  if (news.items.length === 0) {
    const text = t("rooms.news.text", { brand: BRAND_PROFILES[brand].name });
    return <EmptyState title={t("rooms.news.title")} description={text} className="flex-1" />;
  }
  return (
    <ul className="max-w-column">
      {news.items.map((item) => (
        <li key={item.id} className="border-b border-border py-4 first:pt-0 last:border-b-0">
          <NewsDate day={item.date} />
          <h2 className="mt-1 text-[0.9375rem] leading-[21px] font-semibold tracking-title">{item.title}</h2>
          <p className="mt-0.5 max-w-measure leading-[21px] text-text-muted">{item.body}</p>
        </li>
      ))}
    </ul>
  );
}

function NewsDate({ day }: { day: string }) {
  const language = useLanguage();
  const format = new Intl.DateTimeFormat(language, {
    day: "numeric",
    month: "short",
    year: "numeric",
    timeZone: "UTC",
  });
  return (
    <time dateTime={day} className="text-xs text-text-subtle">
      {format.format(new Date(`${day}T00:00:00Z`))}
    </time>
  );
}

function NewsSkeleton() {
  const { t } = useTranslation();
  return (
    <SkeletonGroup label={t("rooms.news.loading")} className="max-w-column">
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
