import type { FeedbackItem } from "@metatron/contract/feedback/feedback";
import { useInfiniteQuery } from "@tanstack/react-query";
import { ThumbsUp } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "../../../lib/use-translation.ts";
import { LoadFailure } from "../../../shell/load-failure.tsx";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { MoreButton } from "../../../ui/more-button.tsx";
import { Skeleton, SkeletonGroup } from "../../../ui/skeleton.tsx";
import { BulkBar } from "./bulk-bar.tsx";
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
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const items = query.data?.pages.flatMap((page) => page.items);
  const first = query.data?.pages[0];
  // An item that was handled leaves the list, but stays open until the reader goes on.
  const walked = useWalk(items, openId);
  const choose = (ids: readonly string[], isChosen: boolean) => {
    const others = [...chosen].filter((id) => !ids.includes(id));
    setChosen(new Set(isChosen ? [...others, ...ids] : others));
  };
  const inList = items?.filter(({ id }) => chosen.has(id)).map(({ id }) => id) ?? [];
  return (
    <div className="flex flex-1 flex-col">
      <p className="max-w-measure text-sm text-text-subtle">{t("adminFeedback.privacy")}</p>
      <TriageFilterBar filters={filters} choices={first} onFilters={onFilters} />
      {query.isPending && <Loading />}
      {query.isError && (
        <LoadFailure
          title={t("adminFeedback.failed")}
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      )}
      {items?.length === 0 && <Empty filters={filters} onFilters={onFilters} />}
      {first && first.praise > 0 && filters.feedback !== "good" && (
        <p className="mt-3 flex items-center gap-2 text-sm text-text-muted">
          <ThumbsUp className="size-4 text-success-text" aria-hidden="true" />
          {t("adminFeedback.praise", { count: first.praise })}
          <Button
            size="sm"
            variant="ghost"
            onClick={() => onFilters({ ...withoutState(filters), feedback: "good" })}
          >
            {t("adminFeedback.seePraise")}
          </Button>
        </p>
      )}
      {items && items.length > 0 && (
        <>
          <BulkBar
            chosen={inList}
            isAll={inList.length === items.length}
            onAll={(isChosen) =>
              choose(
                items.map(({ id }) => id),
                isChosen,
              )
            }
            onDone={() => {
              setChosen(new Set());
              onChanged();
            }}
          />
          <ul className="border-t border-border">
            {items.map((item) => (
              <TriageRow
                key={item.id}
                item={item}
                isChosen={chosen.has(item.id)}
                onChoose={(isChosen) => choose([item.id], isChosen)}
                onOpen={() => setOpenId(item.id)}
              />
            ))}
          </ul>
        </>
      )}
      <MoreButton query={query} className="mt-4 self-start">
        {t("adminFeedback.more")}
      </MoreButton>
      {openId && (
        <TriageDetail
          key={openId}
          id={openId}
          previousId={walked.previous}
          nextId={walked.next}
          onOpen={setOpenId}
          onChanged={onChanged}
          onClose={() => setOpenId(null)}
        />
      )}
    </div>
  );
}

/**
 * The neighbours of the open item. Its place is kept from the last list that had it: an item that was just handled
 * leaves the list of open ones, and the next one is then at its place.
 */
function useWalk(items: readonly FeedbackItem[] | undefined, openId: string | null) {
  const [place, setPlace] = useState({ id: "", at: 0 });
  const at = items?.findIndex(({ id }) => id === openId) ?? -1;
  if (openId !== null && at >= 0 && (place.id !== openId || place.at !== at)) setPlace({ id: openId, at });
  const isGone = at < 0 && place.id === openId;
  const here = at >= 0 ? at : isGone ? place.at : -1;
  return {
    previous: here > 0 ? items?.[here - 1]?.id : undefined,
    next: here < 0 ? undefined : items?.[isGone ? here : here + 1]?.id,
  };
}

/** Praise was handled by nobody, so no state is asked for. */
function withoutState({ state: _, ...others }: TriageFilters): TriageFilters {
  return others;
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
