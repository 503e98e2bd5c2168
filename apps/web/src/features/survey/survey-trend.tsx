import { type SurveyPeriod, surveyPeriods } from "@metatron/contract/survey/constants";
import type { SurveyFilters } from "@metatron/contract/survey/survey";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { formatsIn } from "../../lib/figures.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { LoadFailure } from "../../shell/load-failure.tsx";
import { ChartCard } from "../../ui/chart/chart-card.tsx";
import type { ChartPlace } from "../../ui/chart/chart-types.ts";
import { DataTable } from "../../ui/chart/data-table.tsx";
import { LineChart } from "../../ui/chart/line-chart.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { Skeleton, SkeletonGroup } from "../../ui/skeleton.tsx";
import { surveyTrendQuery } from "./survey-queries.ts";

/** The mean of the answers over time, with the number of answers and the share of each score. */
export function SurveyTrend({ filters }: { filters: SurveyFilters }) {
  const { t, i18n } = useTranslation();
  const [by, setBy] = useState<SurveyPeriod>("week");
  const { data, error, isPending, refetch } = useQuery(surveyTrendQuery(filters, by));
  if (isPending) {
    return (
      <SkeletonGroup label={t("survey.trend.loading")}>
        <Skeleton className="h-72" />
      </SkeletonGroup>
    );
  }
  if (error)
    return <LoadFailure title={t("survey.trend.failed")} error={error} onRetry={() => void refetch()} />;
  if (data.votes === 0 || data.mean === null) return null;
  const { whole, decimal } = formatsIn(i18n.language);
  const places = data.periods.map(({ start }) => placeOf(start, by, i18n.language));
  const hint = t("survey.trend.hint", { mean: decimal(data.mean), count: data.votes });
  const rows = data.periods.map((period, at) => ({ ...period, title: places[at]?.title ?? "" }));
  return (
    <ChartCard
      title={t("survey.trend.title")}
      hint={hint}
      className="max-w-column"
      words={{ showTable: t("survey.trend.showTable"), showChart: t("survey.trend.showChart") }}
      tools={
        <Segmented
          label={t("survey.trend.by")}
          value={by}
          onValueChange={setBy}
          options={surveyPeriods.map((value) => ({ value, label: t(`survey.trend.periods.${value}`) }))}
        />
      }
      table={
        <DataTable
          label={t("survey.trend.title")}
          rows={rows}
          keyOf={({ start }) => start}
          columns={[
            { key: "start", head: t("survey.trend.start"), cell: ({ title }) => title },
            {
              key: "mean",
              head: t("survey.trend.mean"),
              isFigure: true,
              cell: ({ mean }) => (mean === null ? "–" : decimal(mean)),
            },
            {
              key: "votes",
              head: t("survey.trend.votes"),
              isFigure: true,
              cell: ({ votes }) => whole(votes),
            },
          ]}
        />
      }
    >
      <LineChart
        label={t("survey.trend.title")}
        places={places}
        series={[{ name: t("survey.trend.mean"), colour: "1", values: data.periods.map(({ mean }) => mean) }]}
        format={decimal}
        isWhole={false}
      />
      <Scores scores={data.scores} votes={data.votes} />
    </ChartCard>
  );
}

function Scores({ scores, votes }: { scores: readonly number[]; votes: number }) {
  const { t, i18n } = useTranslation();
  const { whole } = formatsIn(i18n.language);
  const best = [...scores.entries()].reverse();
  return (
    <ul className="mt-4 grid gap-1.5 text-sm" aria-label={t("survey.trend.scores")}>
      {best.map(([index, count]) => (
        <li key={index} className="grid grid-cols-[4rem_minmax(0,1fr)_3rem] items-center gap-3">
          <span className="text-text-muted">{t("survey.answers.score", { score: index + 1 })}</span>
          <span className="h-2.5 rounded-xs bg-surface-hover" aria-hidden="true">
            <span
              className="block h-full rounded-xs bg-[var(--chart-1)]"
              style={{ width: `${(count / votes) * 100}%` }}
            />
          </span>
          <span className="text-right tabular-nums">{whole(count)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Periods are UTC: formatted as local days, some would shift. */
function placeOf(start: string, by: SurveyPeriod, language: string): ChartPlace {
  const write = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { timeZone: "UTC", ...options }).format(new Date(start));
  return by === "week"
    ? { label: write({ day: "numeric", month: "short" }), title: write({ dateStyle: "medium" }) }
    : { label: write({ month: "short" }), title: write({ month: "long", year: "numeric" }) };
}
