import type { QualityOverview as Overview } from "@metatron/contract/quality/quality";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { differenceOf, formatsIn, shareOf } from "../../lib/figures.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { LoadFailure } from "../../shell/load-failure.tsx";
import { Badge } from "../../ui/badge.tsx";
import { DataTable } from "../../ui/chart/data-table.tsx";
import { cx } from "../../ui/cx.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Skeleton, SkeletonGroup } from "../../ui/skeleton.tsx";
import { overviewQuery } from "./quality-queries.ts";

type Item = Overview["items"][number];

interface QualityOverviewProps {
  link: (item: Item) => ReactNode;
}

/** Every assistant with the results of its last run, linked to its questions for people with access. */
export function QualityOverview({ link }: QualityOverviewProps) {
  const { t, i18n } = useTranslation();
  const { data, error, refetch, isPending } = useQuery(overviewQuery);
  const { share, decimal, money, change } = formatsIn(i18n.language);
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: "medium", timeStyle: "short" });
  if (error)
    return <LoadFailure title={t("quality.loadFailed")} error={error} onRetry={() => void refetch()} />;
  if (isPending)
    return (
      <SkeletonGroup label={t("quality.loading")} className="grid gap-3">
        <Skeleton className="h-10" />
        <Skeleton className="h-10" />
      </SkeletonGroup>
    );
  if (data.items.length === 0)
    return <EmptyState title={t("quality.empty")} description={t("quality.emptyHint")} />;

  const passed = ({ last, before }: Item) => {
    const now = last && shareOf(last.figures.passed, last.figures.answered);
    if (now === null) return "–";
    const trend = differenceOf(now, before && shareOf(before.passed, before.answered));
    return (
      <>
        {share(now)}
        {"by" in trend && (
          <span className={cx("block text-xs", trend.isGood ? "text-success-text" : "text-danger-text")}>
            {t("quality.points", { figure: change(trend.by * 100) })}
          </span>
        )}
      </>
    );
  };
  const figure = (key: "found" | "cited" | "supported") => ({
    key,
    head: t(`quality.measures.${key}`),
    isFigure: true,
    isWide: true,
    cell: ({ last }: Item) => {
      const value = last && shareOf(last.figures[key].yes, last.figures[key].of);
      return value === null ? "–" : share(value);
    },
  });
  return (
    <DataTable
      label={t("quality.title")}
      rows={data.items}
      keyOf={({ assistantId }) => assistantId}
      columns={[
        {
          key: "name",
          head: t("quality.assistant"),
          cell: (item) => (
            <>
              {item.canOpen ? link(item) : item.name}{" "}
              {item.official && <Badge>{t("quality.official")}</Badge>}{" "}
              {item.isRunning && <Badge tone="accent">{t("quality.states.running")}</Badge>}
              <span className="block text-xs font-normal text-text-subtle">
                {item.last
                  ? t("quality.lastRun", { when: day.format(new Date(item.last.createdAt)) })
                  : t("quality.neverRun")}
              </span>
            </>
          ),
        },
        {
          key: "questions",
          head: t("quality.questions"),
          isFigure: true,
          isWide: true,
          cell: ({ questions }) => questions,
        },
        { key: "passed", head: t("quality.measures.passed"), isFigure: true, cell: passed },
        figure("found"),
        figure("cited"),
        figure("supported"),
        {
          key: "seconds",
          head: t("quality.measures.seconds"),
          isFigure: true,
          isWide: true,
          cell: ({ last }) =>
            last?.figures.seconds == null
              ? "–"
              : t("quality.seconds", { figure: decimal(last.figures.seconds) }),
        },
        {
          key: "cost",
          head: t("quality.measures.cost"),
          isFigure: true,
          isWide: true,
          cell: ({ last }) => (last?.figures.cost == null ? "–" : money(last.figures.cost)),
        },
      ]}
    />
  );
}
