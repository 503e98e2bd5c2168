import { BRAND_NAMES } from "@metatron/contract/brand-of-host";
import { dashboardPeriods } from "@metatron/contract/dashboard/constants";
import type { Dashboard } from "@metatron/contract/dashboard/dashboard";
import { useState } from "react";
import { type Formats, formatsIn } from "../../lib/figures.ts";
import type { Translate } from "../../lib/translator.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { ChartCard } from "../../ui/chart/chart-card.tsx";
import type { ChartSeries } from "../../ui/chart/chart-types.ts";
import { DataTable } from "../../ui/chart/data-table.tsx";
import { LineChart } from "../../ui/chart/line-chart.tsx";
import { Select } from "../../ui/select.tsx";
import { placesOf } from "./places-of.ts";
import type { ReportChoice } from "./report-range.ts";

const MEASURES = ["conversations", "people", "answers", "times", "feedback", "score", "cost"] as const;
type Measure = (typeof MEASURES)[number];

interface PeriodChartProps {
  report: Dashboard;
  onByChange: (by: ReportChoice["by"]) => void;
  className?: string;
}

/** One measure over time, by day, week or month. */
export function PeriodChart({ report, onByChange, className }: PeriodChartProps) {
  const { t, i18n } = useTranslation();
  const [measure, setMeasure] = useState<Measure>("conversations");
  const formats = formatsIn(i18n.language);
  const series = seriesOf(report.periods, measure, t);
  const { format, isWhole } = lookOf(measure, formats);
  const weekOf = (day: string) => t("dashboard.weekOf", { day });
  const starts = report.periods.map(({ start }) => start);
  const places = placesOf(starts, { by: report.by, language: i18n.language, weekOf });
  const name = t(`dashboard.chart.${measure}`);
  return (
    <ChartCard
      title={t("dashboard.chart.title")}
      hint={t("dashboard.chart.hint")}
      className={className ?? ""}
      words={{ showTable: t("dashboard.showTable"), showChart: t("dashboard.showChart") }}
      tools={
        <>
          <Select
            variant="quiet"
            aria-label={t("dashboard.chart.measure")}
            value={measure}
            onValueChange={(value) => setMeasure(MEASURES.find((each) => each === value) ?? "conversations")}
            options={MEASURES.map((value) => ({ value, label: t(`dashboard.chart.${value}`) }))}
          />
          <Select
            variant="quiet"
            aria-label={t("dashboard.by")}
            value={report.by}
            onValueChange={(value) => onByChange(dashboardPeriods.find((each) => each === value) ?? "day")}
            options={dashboardPeriods.map((value) => ({ value, label: t(`dashboard.periods.${value}`) }))}
          />
        </>
      }
      table={
        <DataTable
          label={name}
          className="max-h-80 overflow-y-auto"
          rows={places.map((place, at) => ({ place, at })).reverse()}
          keyOf={({ at }) => String(at)}
          columns={[
            { key: "start", head: t("dashboard.chart.start"), cell: ({ place }) => place.title },
            ...series.map(({ name, values }) => ({
              key: name,
              head: name,
              isFigure: true,
              cell: ({ at }: { at: number }) => written(values[at], format),
            })),
          ]}
        />
      }
    >
      <LineChart
        label={name}
        places={places}
        series={series}
        format={format}
        formatTick={isWhole ? formats.short : format}
        isWhole={isWhole}
      />
    </ChartCard>
  );
}

const written = (value: number | null | undefined, format: (value: number) => string) =>
  value == null ? "–" : format(value);

function lookOf(measure: Measure, { whole, decimal, money }: Formats) {
  switch (measure) {
    case "times":
    case "score":
      return { format: decimal, isWhole: false };
    case "cost":
      return { format: money, isWhole: false };
    case "conversations":
    case "people":
    case "answers":
    case "feedback":
      return { format: whole, isWhole: true };
  }
}

function seriesOf(periods: Dashboard["periods"], measure: Measure, t: Translate): ChartSeries[] {
  const own = (key: "people" | "answers" | "errors" | "p50" | "p95" | "good" | "bad" | "score" | "cost") =>
    periods.map((period) => period[key]);
  switch (measure) {
    case "conversations":
      return [
        { name: BRAND_NAMES.rh, colour: "1", values: periods.map(({ byBrand }) => byBrand.rh) },
        { name: BRAND_NAMES.chatlibre, colour: "3", values: periods.map(({ byBrand }) => byBrand.chatlibre) },
        { name: BRAND_NAMES.amelia, colour: "2", values: periods.map(({ byBrand }) => byBrand.amelia) },
      ];
    case "people":
      return [{ name: t("dashboard.kpis.people"), colour: "1", values: own("people") }];
    case "answers":
      return [
        { name: t("dashboard.kpis.answers"), colour: "1", values: own("answers") },
        { name: t("dashboard.chart.errors"), colour: "2", values: own("errors") },
      ];
    case "times":
      return [
        { name: t("dashboard.chart.half"), colour: "1", values: own("p50") },
        { name: t("dashboard.chart.slow"), colour: "2", values: own("p95") },
      ];
    case "feedback":
      return [
        { name: t("dashboard.chart.good"), colour: "1", values: own("good") },
        { name: t("dashboard.chart.bad"), colour: "2", values: own("bad") },
      ];
    case "score":
      return [{ name: t("dashboard.kpis.score"), colour: "1", values: own("score") }];
    case "cost":
      return [{ name: t("dashboard.kpis.cost"), colour: "1", values: own("cost") }];
  }
}
