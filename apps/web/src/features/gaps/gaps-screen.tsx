import { BRAND_NAMES } from "@metatron/contract/brand-of-host";
import { type GapState, gapStates } from "@metatron/contract/gaps/constants";
import type { KnowledgeGap } from "@metatron/contract/gaps/gaps";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Search } from "lucide-react";
import { useDeferredValue, useState } from "react";
import { categoryLabel } from "../../lib/category-label.ts";
import { formatsIn, shareOf } from "../../lib/figures.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { LoadFailure } from "../../shell/load-failure.tsx";
import { Button } from "../../ui/button.tsx";
import { DataTable } from "../../ui/chart/data-table.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Input } from "../../ui/input.tsx";
import { MoreButton } from "../../ui/more-button.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { Skeleton, SkeletonGroup } from "../../ui/skeleton.tsx";
import { AdminFrame } from "../admin/admin-frame.tsx";
import { GapDialog } from "./gap-dialog.tsx";
import { gapsQuery } from "./gap-queries.ts";
import { GapStateBadge } from "./gap-state-badge.tsx";

const CHOICES = ["all", ...gapStates] as const;

export function GapsScreen() {
  const { t } = useTranslation();
  return (
    <AdminFrame title={t("gaps.title")}>
      <Gaps />
    </AdminFrame>
  );
}

/** Frequent questions that no document answers well, to be assigned to the owners of the documents. */
function Gaps() {
  const { t } = useTranslation();
  const [choice, setChoice] = useState<(typeof CHOICES)[number]>("all");
  const [q, setQ] = useState("");
  const [changed, setChanged] = useState<KnowledgeGap | null>(null);
  const state: GapState | undefined = choice === "all" ? undefined : choice;
  const query = useInfiniteQuery(gapsQuery({ state, q: useDeferredValue(q.trim()) }));
  const items = query.data?.pages.flatMap((page) => page.items);
  return (
    <div className="grid gap-4">
      <p className="max-w-measure text-text-muted">{t("gaps.lede")}</p>
      <div className="flex flex-wrap gap-3">
        <div className="w-full handset:w-72">
          <Input
            type="search"
            icon={<Search />}
            value={q}
            onChange={(event) => setQ(event.currentTarget.value)}
            placeholder={t("gaps.search")}
            aria-label={t("gaps.search")}
          />
        </div>
        <Segmented
          label={t("gaps.state")}
          value={choice}
          onValueChange={setChoice}
          className="overflow-x-auto"
          options={CHOICES.map((value) => ({ value, label: t(`gaps.states.${value}`) }))}
        />
      </div>
      {query.isError && (
        <LoadFailure title={t("gaps.loadFailed")} error={query.error} onRetry={() => void query.refetch()} />
      )}
      {query.isPending && (
        <SkeletonGroup label={t("gaps.loading")} className="grid gap-3">
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
        </SkeletonGroup>
      )}
      {items?.length === 0 && <NoGaps isFiltered={choice !== "all" || q.trim() !== ""} />}
      {items && items.length > 0 && <GapsTable gaps={items} onChange={setChanged} />}
      <MoreButton query={query} className="justify-self-start">
        {t("gaps.more")}
      </MoreButton>
      {changed && <GapDialog gap={changed} onClose={() => setChanged(null)} />}
    </div>
  );
}

function NoGaps({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useTranslation();
  if (isFiltered) return <p role="status">{t("gaps.none")}</p>;
  return <EmptyState title={t("gaps.empty")} description={t("gaps.emptyHint")} />;
}

function GapsTable({ gaps, onChange }: { gaps: KnowledgeGap[]; onChange: (gap: KnowledgeGap) => void }) {
  const { t, i18n } = useTranslation();
  const { whole, share } = formatsIn(i18n.language);
  const why = ({ unsupported, bad, times }: KnowledgeGap) =>
    [
      unsupported > 0 && t("gaps.unsupported", { share: share(shareOf(unsupported, times) ?? 0) }),
      bad > 0 && t("gaps.bad", { share: share(shareOf(bad, times) ?? 0) }),
    ]
      .filter(Boolean)
      .join(" · ");
  return (
    <DataTable
      label={t("gaps.title")}
      rows={gaps}
      keyOf={({ id }) => id}
      columns={[
        {
          key: "text",
          head: t("gaps.question"),
          cell: (gap) => (
            <>
              {gap.text}
              <span className="block text-xs font-normal text-text-subtle">{why(gap)}</span>
              <span className="mt-1 block handset:hidden">
                <GapStateBadge state={gap.state} />
              </span>
            </>
          ),
        },
        {
          key: "area",
          head: t("gaps.area"),
          cell: ({ category, brand }) =>
            category ? categoryLabel(category, i18n.language) : BRAND_NAMES[brand],
          isWide: true,
        },
        { key: "people", head: t("gaps.people"), cell: ({ people }) => whole(people), isFigure: true },
        {
          key: "times",
          head: t("gaps.times"),
          cell: ({ times }) => whole(times),
          isFigure: true,
          isWide: true,
        },
        { key: "owner", head: t("gaps.owner"), cell: ({ owner }) => owner ?? t("gaps.nobody"), isWide: true },
        {
          key: "state",
          head: t("gaps.state"),
          cell: ({ state }) => <GapStateBadge state={state} />,
          isWide: true,
        },
        {
          key: "change",
          head: t("gaps.change"),
          isHeadHidden: true,
          cell: (gap) => (
            <Button
              size="sm"
              variant="ghost"
              aria-label={t("gaps.changeOf", { text: gap.text })}
              onClick={() => onChange(gap)}
            >
              {t("gaps.change")}
            </Button>
          ),
        },
      ]}
    />
  );
}
