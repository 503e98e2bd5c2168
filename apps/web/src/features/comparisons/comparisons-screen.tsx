import { BRAND_NAMES } from "@metatron/contract/brand-of-host";
import type { ModelTally, PairTally } from "@metatron/contract/comparisons/comparison";
import { comparisonTables, MIN_VOTES_FOR_SHARE } from "@metatron/contract/comparisons/constants";
import { type Brand, brands } from "@metatron/contract/enums";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { Download } from "lucide-react";
import { call } from "../../api/call.ts";
import { saveResponse } from "../../api/save-response.ts";
import { formatsIn } from "../../lib/figures.ts";
import { currentLanguage } from "../../lib/language.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { LoadFailure } from "../../shell/load-failure.tsx";
import { Button } from "../../ui/button.tsx";
import { DataTable } from "../../ui/chart/data-table.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Menu } from "../../ui/menu.tsx";
import { MenuItem } from "../../ui/menu-items.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { Select } from "../../ui/select.tsx";
import { Skeleton, SkeletonGroup } from "../../ui/skeleton.tsx";
import { toast } from "../../ui/toast.ts";
import { AdminFrame } from "../admin/admin-frame.tsx";
import { type ReportRange, reportRanges, spanOf } from "../dashboard/report-range.ts";

interface Choice {
  range: ReportRange;
  brand: Brand | undefined;
}

const talliesQuery = ({ range, brand }: Choice) =>
  queryOptions({
    queryKey: ["admin", "comparisons", range, brand ?? "all"],
    queryFn: ({ signal }) =>
      call("readComparisonTallies", {
        query: { ...spanOf(range, new Date()), ...(brand ? { brand } : {}) },
        signal,
      }),
    placeholderData: (before) => before,
  });

/** Votes of blind comparisons, per model and pair. */
export function ComparisonsScreen() {
  const { t } = useTranslation();
  const search = useSearch({ from: "/shell/admin/$screen" });
  const navigate = useNavigate();
  const choice: Choice = {
    range: reportRanges.find((each) => each === search.range) ?? "30d",
    brand: brands.find((each) => each === search.brand),
  };
  const choose = ({ range, brand }: Choice) =>
    void navigate({
      to: "/admin/$screen",
      params: { screen: "comparisons" },
      search: { range, ...(brand ? { brand } : {}) },
      replace: true,
    });
  return (
    <AdminFrame
      title={t("comparisonTallies.title")}
      tools={
        <>
          <Segmented
            label={t("comparisonTallies.range")}
            value={choice.range}
            onValueChange={(range) => choose({ ...choice, range })}
            options={reportRanges.map((value) => ({ value, label: t(`dashboard.ranges.${value}`) }))}
          />
          <DownloadMenu choice={choice} />
        </>
      }
    >
      <p className="max-w-measure text-text-muted">{t("comparisonTallies.lede")}</p>
      <Select
        className="mt-4 max-w-60"
        aria-label={t("comparisonTallies.brand")}
        value={choice.brand ?? "all"}
        onValueChange={(value) => choose({ ...choice, brand: brands.find((each) => each === value) })}
        options={[
          { value: "all", label: t("comparisonTallies.allBrands") },
          ...brands.map((value) => ({ value, label: BRAND_NAMES[value] })),
        ]}
      />
      <Tallies choice={choice} />
    </AdminFrame>
  );
}

function DownloadMenu({ choice: { range, brand } }: { choice: Choice }) {
  const { t } = useTranslation();
  async function download(table: (typeof comparisonTables)[number]) {
    const span = spanOf(range, new Date());
    const query = { ...span, ...(brand ? { brand } : {}), table, language: currentLanguage() };
    const response = await call("exportComparisonTallies", { query });
    await saveResponse(response, `metatron-comparisons-${table}-${span.from}-${span.to}.csv`);
  }
  return (
    <Menu
      align="end"
      trigger={
        <Button>
          <Download />
          <span className="max-handset:sr-only">{t("comparisonTallies.download")}</span>
        </Button>
      }
    >
      {comparisonTables.map((table) => (
        <MenuItem
          key={table}
          onSelect={() =>
            void download(table).catch(() => toast({ text: t("comparisonTallies.downloadFailed") }))
          }
        >
          {t(`comparisonTallies.tables.${table}`)}
        </MenuItem>
      ))}
    </Menu>
  );
}

function Tallies({ choice }: { choice: Choice }) {
  const { t, i18n } = useTranslation();
  const { data, error, refetch } = useQuery(talliesQuery(choice));
  const { whole } = formatsIn(i18n.language);
  const percent = new Intl.NumberFormat(i18n.language, { style: "percent", maximumFractionDigits: 0 });
  if (error)
    return (
      <LoadFailure title={t("comparisonTallies.loadFailed")} error={error} onRetry={() => void refetch()} />
    );
  if (!data)
    return (
      <SkeletonGroup label={t("comparisonTallies.loading")} className="mt-6 grid gap-3">
        <Skeleton className="h-10" />
        <Skeleton className="h-10" />
      </SkeletonGroup>
    );
  if (data.votes === 0)
    return (
      <EmptyState
        title={t("comparisonTallies.empty")}
        description={t("comparisonTallies.emptyHint")}
        className="flex-1"
      />
    );
  const counts = (["votes", "wins", "losses", "ties", "none"] as const).map((key) => ({
    key,
    head: t(`comparisonTallies.${key}`),
    isFigure: true,
    isWide: key !== "votes",
    cell: (tally: ModelTally) => whole(tally[key]),
  }));
  const share = {
    key: "share",
    head: t("comparisonTallies.share"),
    isFigure: true,
    cell: ({ share: found }: ModelTally) =>
      found ? (
        <>
          {percent.format(found.value)}
          <span className="block text-xs text-text-subtle">
            {t("comparisonTallies.between", {
              from: percent.format(found.from),
              to: percent.format(found.to),
            })}
          </span>
        </>
      ) : (
        <span className="text-text-subtle">{t("comparisonTallies.few")}</span>
      ),
  };
  return (
    <div className="mt-6 grid gap-8">
      <section>
        <h2 className="text-lg font-medium">{t("comparisonTallies.byModel")}</h2>
        <p className="mt-1 mb-3 max-w-measure text-sm text-text-muted">
          {t("comparisonTallies.total", { count: data.votes })}.{" "}
          {t("comparisonTallies.shareHint", { count: MIN_VOTES_FOR_SHARE })}
        </p>
        <DataTable
          label={t("comparisonTallies.byModel")}
          rows={data.models}
          keyOf={({ model }) => model}
          columns={[
            { key: "model", head: t("comparisonTallies.model"), cell: ({ label }: ModelTally) => label },
            ...counts,
            share,
          ]}
        />
      </section>
      <section>
        <h2 className="mb-3 text-lg font-medium">{t("comparisonTallies.byPair")}</h2>
        <DataTable
          label={t("comparisonTallies.byPair")}
          rows={data.pairs}
          keyOf={({ model, other }) => `${model} ${other}`}
          columns={[
            {
              key: "pair",
              head: t("comparisonTallies.pair"),
              cell: ({ label, otherLabel }: PairTally) =>
                t("comparisonTallies.versus", { model: label, other: otherLabel }),
            },
            ...counts,
            share,
          ]}
        />
      </section>
    </div>
  );
}
