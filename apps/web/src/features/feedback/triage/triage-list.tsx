import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { LoadFailure } from "../../../shell/load-failure.tsx";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { MoreButton } from "../../../ui/more-button.tsx";
import { Skeleton, SkeletonGroup } from "../../../ui/skeleton.tsx";
import { TriageDetail, type TriageDetailProps } from "./triage-detail.tsx";
import { TriageFilterBar } from "./triage-filter-bar.tsx";
import { feedbackListQuery, type TriageFilters } from "./triage-queries.ts";
import { TriageRow } from "./triage-row.tsx";

interface TriageListProps extends Pick<TriageDetailProps, "onChanged"> {
  filters: TriageFilters;
  onFilters: (filters: TriageFilters) => void;
}

/** People's feedback on answers, to be handled one by one. */
export function TriageList({ filters, onFilters, onChanged }: TriageListProps) {
  const { t } = useTranslation();
  const query = useInfiniteQuery(feedbackListQuery(filters));
  const [openId, setOpenId] = useState<string | null>(null);
  const items = query.data?.pages.flatMap((page) => page.items);
  const models = query.data?.pages[0]?.models ?? [];
  return (
    <div className="flex flex-1 flex-col">
      <p className="max-w-measure text-sm text-text-subtle">{t("adminFeedback.privacy")}</p>
      <TriageFilterBar filters={filters} models={models} onFilters={onFilters} />
      {query.isPending && <Loading />}
      {query.isError && (
        <LoadFailure
          title={t("adminFeedback.failed")}
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      )}
      {items?.length === 0 && <Empty filters={filters} onFilters={onFilters} />}
      {items && items.length > 0 && (
        <ul className="mt-4 border-t border-border">
          {items.map((item) => (
            <TriageRow key={item.id} item={item} onOpen={() => setOpenId(item.id)} />
          ))}
        </ul>
      )}
      <MoreButton query={query} className="mt-4 self-start">
        {t("adminFeedback.more")}
      </MoreButton>
      {openId && (
        <TriageDetail key={openId} id={openId} onChanged={onChanged} onClose={() => setOpenId(null)} />
      )}
    </div>
  );
}

function Empty({ filters, onFilters }: Pick<TriageListProps, "filters" | "onFilters">) {
  const { t } = useTranslation();
  const { state, ...others } = filters;
  const isNarrowed = Object.keys(others).length > 0 || (state !== undefined && state !== "received");
  return (
    <EmptyState
      title={t(isNarrowed ? "adminFeedback.emptyFiltered" : "adminFeedback.empty")}
      {...(isNarrowed
        ? { action: <Button onClick={() => onFilters({})}>{t("adminFeedback.clearFilters")}</Button> }
        : { description: t("adminFeedback.emptyText") })}
      className="flex-1"
    />
  );
}

function Loading() {
  const { t } = useTranslation();
  return (
    <SkeletonGroup label={t("adminFeedback.loading")} className="mt-4 grid gap-6 pt-3">
      {["w-2/3", "w-1/2", "w-3/5"].map((width) => (
        <div key={width} className="grid gap-2">
          <Skeleton className={`h-4 ${width}`} />
          <Skeleton className="h-3 w-40" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
