import { MAX_SEARCH_CHARS } from "@metatron/contract/limits";
import { problemReportKinds, problemReportStates } from "@metatron/contract/problem-reports/constants";
import type { ProblemReportItem } from "@metatron/contract/problem-reports/problem-report";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Bug, Image, Lightbulb, Search } from "lucide-react";
import { useDeferredValue, useState } from "react";
import { useTranslation } from "../../../lib/use-translation.ts";
import { LoadFailure } from "../../../shell/load-failure.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Input } from "../../../ui/input.tsx";
import { MoreButton } from "../../../ui/more-button.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { Select } from "../../../ui/select.tsx";
import { Skeleton, SkeletonGroup } from "../../../ui/skeleton.tsx";
import { ReportDetail } from "./report-detail.tsx";
import { type ReportFilters, reportListQuery } from "./report-queries.ts";

/** As the person who sent the report reads it. */
const REFERENCE_CHARS = 8;

interface ReportListProps {
  filters: ReportFilters;
  onFilters: (filters: ReportFilters) => void;
  onChanged: () => void;
}

/** Reported problems and requests. */
export function ReportList({ filters, onFilters, onChanged }: ReportListProps) {
  const { t } = useTranslation();
  const query = useInfiniteQuery(reportListQuery(useDeferredValue(filters)));
  const [openId, setOpenId] = useState<string | null>(null);
  const items = query.data?.pages.flatMap((page) => page.items);
  return (
    <div className="flex flex-1 flex-col">
      <Filters filters={filters} onFilters={onFilters} />
      {query.isPending && (
        <SkeletonGroup label={t("adminReports.loading")} className="mt-5 grid gap-3">
          <Skeleton className="h-4 w-2/3" />
          <Skeleton className="h-4 w-1/2" />
        </SkeletonGroup>
      )}
      {query.isError && (
        <LoadFailure
          title={t("adminReports.failed")}
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      )}
      {items?.length === 0 && (
        <EmptyState
          title={t("adminReports.empty")}
          description={t(filters.q ? "adminReports.noneFound" : "adminReports.emptyText")}
          className="flex-1"
        />
      )}
      {items && items.length > 0 && (
        <ul className="mt-4 border-t border-border">
          {items.map((item) => (
            <Row key={item.id} item={item} onOpen={() => setOpenId(item.id)} />
          ))}
        </ul>
      )}
      <MoreButton query={query} className="mt-4 self-start">
        {t("adminReports.more")}
      </MoreButton>
      {openId && (
        <ReportDetail key={openId} id={openId} onChanged={onChanged} onClose={() => setOpenId(null)} />
      )}
    </div>
  );
}

function Filters({ filters, onFilters }: Pick<ReportListProps, "filters" | "onFilters">) {
  const { t } = useTranslation();
  const { state, kind, q } = filters;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <div className="w-full handset:w-72">
        <Input
          type="search"
          icon={<Search />}
          value={q ?? ""}
          maxLength={MAX_SEARCH_CHARS}
          // The state is left out: people ask about reports that may be closed by now.
          onChange={({ currentTarget: { value } }) =>
            onFilters({ ...(kind ? { kind } : {}), ...(value === "" ? { state: "open" } : { q: value }) })
          }
          placeholder={t("adminReports.search")}
          aria-label={t("adminReports.search")}
        />
      </div>
      <Segmented
        label={t("adminReports.stateLabel")}
        value={state ?? "all"}
        onValueChange={(next) =>
          onFilters({ ...others({ kind, q }), ...(next === "all" ? {} : { state: next }) })
        }
        options={[...problemReportStates, "all" as const].map((value) => ({
          value,
          label: t(`adminReports.states.${value}`),
        }))}
      />
      <Select
        aria-label={t("adminReports.kindLabel")}
        value={kind ?? ""}
        onValueChange={(value) => {
          const next = problemReportKinds.find((each) => each === value);
          onFilters({ ...others({ state, q }), ...(next ? { kind: next } : {}) });
        }}
        options={[
          { value: "", label: t("adminReports.any") },
          ...problemReportKinds.map((value) => ({ value, label: t(`adminReports.kinds.${value}`) })),
        ]}
      />
    </div>
  );
}

/** Without empty ones, which would be in the URL. */
function others({ state, kind, q }: { [Name in keyof ReportFilters]: ReportFilters[Name] | undefined }) {
  return { ...(state ? { state } : {}), ...(kind ? { kind } : {}), ...(q ? { q } : {}) };
}

function Row({ item, onOpen }: { item: ProblemReportItem; onOpen: () => void }) {
  const { t, i18n } = useTranslation();
  const Icon = item.kind === "Error" ? Bug : Lightbulb;
  const day = new Date(item.createdAt).toLocaleDateString(i18n.language, { dateStyle: "medium" });
  return (
    <li className="relative flex items-start gap-3 border-b border-border py-3 transition-colors hover:bg-surface-hover">
      <Icon className="mt-0.5 size-4.5 flex-none text-text-muted" aria-hidden="true" />
      <div className="min-w-0 flex-1">
        <button
          type="button"
          onClick={onOpen}
          aria-label={t("adminReports.open", { description: item.description })}
          className="line-clamp-2 text-left font-medium wrap-anywhere after:absolute after:inset-0"
        >
          {item.description}
        </button>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 text-xs text-text-subtle">
          <span className="tabular-nums">{item.id.slice(0, REFERENCE_CHARS)}</span>
          <span>{t(`adminReports.kinds.${item.kind}`)}</span>
          <time dateTime={item.createdAt}>{day}</time>
          {item.hasScreenshot && (
            <span className="inline-flex items-center gap-1">
              <Image className="size-3.5" />
              {t("adminReports.hasScreenshot")}
            </span>
          )}
        </p>
      </div>
      <Badge tone={item.state === "open" ? "warning" : "neutral"}>
        {t(`adminReports.state.${item.state}`)}
      </Badge>
    </li>
  );
}
