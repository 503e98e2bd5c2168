import type { Notice } from "@metatron/contract/notices/notice";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { call } from "../../api/call.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { LoadFailure } from "../../shell/load-failure.tsx";
import { Page } from "../../shell/page.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Skeleton, SkeletonGroup } from "../../ui/skeleton.tsx";
import { NoticeRow } from "./notice-row.tsx";
import { noticesQuery } from "./notices-query.ts";

/** What concerns this person alone; opening the page marks it as read. */
export function NoticesPage() {
  const { t } = useTranslation();
  const { data, error, isPending, refetch } = useQuery(noticesQuery);
  const unreadAtOpening = useReadOnce(data?.items);
  return (
    <Page title={t("notices.title")} width="column">
      {error && !data && (
        <LoadFailure title={t("notices.failed")} error={error} onRetry={() => void refetch()} />
      )}
      {isPending && (
        <SkeletonGroup label={t("notices.loading")} className="grid gap-6 pt-4">
          {["w-2/3", "w-1/2", "w-3/5"].map((width) => (
            <div key={width} className="grid gap-2">
              <Skeleton className={`h-4 ${width}`} />
              <Skeleton className="h-3 w-40" />
            </div>
          ))}
        </SkeletonGroup>
      )}
      {data?.items.length === 0 && (
        <EmptyState title={t("notices.empty")} description={t("notices.emptyText")} className="flex-1" />
      )}
      {data && data.items.length > 0 && (
        <ul className="max-w-column border-t border-border">
          {data.items.map((notice) => (
            <NoticeRow key={notice.id} notice={notice} isUnread={unreadAtOpening.has(notice.id)} />
          ))}
        </ul>
      )}
    </Page>
  );
}

/** Marks the shown notices as read; returns those that were unread, so that their marks stay on this visit. */
function useReadOnce(items: readonly Notice[] | undefined): ReadonlySet<string> {
  const queries = useQueryClient();
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const ids = items?.filter(({ read }) => !read).map(({ id }) => id) ?? [];
    if (ids.length === 0) return;
    setSeen((known) => new Set([...known, ...ids]));
    queries.setQueryData(
      noticesQuery.queryKey,
      (list) =>
        list && {
          unread: Math.max(0, list.unread - ids.length),
          items: list.items.map((item) => (ids.includes(item.id) ? { ...item, read: true } : item)),
        },
    );
    // If the request fails, the notices are unread again with the next fetch.
    call("markNoticesRead", { body: { ids } }).catch(() => undefined);
  }, [items, queries]);
  return seen;
}
