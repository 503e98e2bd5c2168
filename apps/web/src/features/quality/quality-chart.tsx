import type { QualityRun } from "@metatron/contract/quality/quality";
import { useState } from "react";
import { type Formats, formatsIn, shareOf } from "../../lib/figures.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { ChartCard } from "../../ui/chart/chart-card.tsx";
import type { ChartSeries } from "../../ui/chart/chart-types.ts";
import { DataTable } from "../../ui/chart/data-table.tsx";
import { LineChart } from "../../ui/chart/line-chart.tsx";
import { Select } from "../../ui/select.tsx";

const VIEWS = ["answers", "refused", "seconds", "cost"] as const;
type View = (typeof VIEWS)[number];
const MOST_RUNS = 60;

/** The measures from run to run. */
export function QualityChart({ runs }: { runs: readonly QualityRun[] }) {
  const { t, i18n } = useTranslation();
  const [view, setView] = useState<View>("answers");
  const inOrder = runs.slice(0, MOST_RUNS).toReversed();
  const formats = formatsIn(i18n.language);
  const format = formatOf(view, formats);
  const series = seriesOf(view, inOrder, (name) => t(`quality.measures.${name}`));
  const short = new Intl.DateTimeFormat(i18n.language, { day: "numeric", month: "short" });
  const long = new Intl.DateTimeFormat(i18n.language, { dateStyle: "medium", timeStyle: "short" });
  const places = inOrder.map(({ createdAt }) => ({
    label: short.format(new Date(createdAt)),
    title: long.format(new Date(createdAt)),
  }));
  const name = t(`quality.chart.${view}`);
  return (
    <ChartCard
      title={t("quality.chart.title")}
      hint={t("quality.chart.hint")}
      words={{ showTable: t("dashboard.showTable"), showChart: t("dashboard.showChart") }}
      tools={
        <Select
          variant="quiet"
          aria-label={t("quality.chart.measure")}
          value={view}
          onValueChange={(value) => setView(VIEWS.find((each) => each === value) ?? "answers")}
          options={VIEWS.map((value) => ({ value, label: t(`quality.chart.${value}`) }))}
        />
      }
      table={
        <DataTable
          label={name}
          className="max-h-80 overflow-y-auto"
          rows={inOrder.map((run, at) => ({ run, at })).reverse()}
          keyOf={({ run }) => run.id}
          columns={[
            { key: "at", head: t("quality.chart.run"), cell: ({ at }) => places[at]?.title },
            ...series.map(({ name: head, values }) => ({
              key: head,
              head,
              isFigure: true,
              cell: ({ at }: { at: number }) => {
                const value = values[at];
                return value == null ? "–" : format(value);
              },
            })),
          ]}
        />
      }
    >
      <LineChart label={name} places={places} series={series} format={format} isWhole={false} />
    </ChartCard>
  );
}

function formatOf(view: View, { share, decimal, money }: Formats): (value: number) => string {
  switch (view) {
    case "answers":
    case "refused":
      return share;
    case "seconds":
      return decimal;
    case "cost":
      return money;
  }
}

type Measure = "passed" | "found" | "cited" | "supported" | "refused" | "seconds" | "cost";

function seriesOf(
  view: View,
  runs: readonly QualityRun[],
  nameOf: (measure: Measure) => string,
): ChartSeries[] {
  const shares = (key: "found" | "cited" | "supported" | "refused") =>
    runs.map(({ figures }) => shareOf(figures[key].yes, figures[key].of));
  switch (view) {
    case "answers":
      return [
        {
          name: nameOf("passed"),
          colour: "1",
          values: runs.map(({ figures }) => shareOf(figures.passed, figures.answered)),
        },
        { name: nameOf("found"), colour: "2", values: shares("found") },
        { name: nameOf("cited"), colour: "3", values: shares("cited") },
        { name: nameOf("supported"), colour: "4", values: shares("supported") },
      ];
    case "refused":
      return [{ name: nameOf("refused"), colour: "1", values: shares("refused") }];
    case "seconds":
      return [{ name: nameOf("seconds"), colour: "1", values: runs.map(({ figures }) => figures.seconds) }];
    case "cost":
      return [{ name: nameOf("cost"), colour: "1", values: runs.map(({ figures }) => figures.cost) }];
  }
}
