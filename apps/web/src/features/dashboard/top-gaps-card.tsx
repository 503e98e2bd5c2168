import { BRAND_NAMES } from "@metatron/contract/brand-of-host";
import { useInfiniteQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { categoryLabel } from "../../lib/category-label.ts";
import { formatsIn } from "../../lib/figures.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { ChartCard } from "../../ui/chart/chart-card.tsx";
import { DataTable } from "../../ui/chart/data-table.tsx";
import { Skeleton, SkeletonGroup } from "../../ui/skeleton.tsx";
import { gapsQuery } from "../gaps/gap-queries.ts";
import { GapStateBadge } from "../gaps/gap-state-badge.tsx";

const MOST_SHOWN = 5;

/** The most frequent questions without a document; the full list has its own screen. */
export function TopGapsCard({ allLink, className }: { allLink: ReactNode; className?: string }) {
  const { t, i18n } = useTranslation();
  const { data, isPending } = useInfiniteQuery(gapsQuery({ state: undefined, q: "" }));
  const { whole } = formatsIn(i18n.language);
  const rows = data?.pages[0]?.items.slice(0, MOST_SHOWN) ?? [];
  const title = t("dashboard.gaps.title");
  return (
    <ChartCard title={title} hint={t("dashboard.gaps.hint")} tools={allLink} className={className ?? ""}>
      {isPending && (
        <SkeletonGroup label={t("gaps.loading")} labelHidden className="grid gap-3">
          <Skeleton className="h-8" />
          <Skeleton className="h-8" />
        </SkeletonGroup>
      )}
      {!isPending && rows.length === 0 && (
        <p className="text-sm text-text-muted">{t("dashboard.gaps.empty")}</p>
      )}
      {rows.length > 0 && (
        <DataTable
          label={title}
          rows={rows}
          keyOf={({ id }) => id}
          columns={[
            { key: "text", head: t("gaps.question"), cell: ({ text }) => text },
            {
              key: "area",
              head: t("gaps.area"),
              cell: ({ category, brand }) =>
                category ? categoryLabel(category, i18n.language) : BRAND_NAMES[brand],
              isWide: true,
            },
            { key: "times", head: t("gaps.times"), cell: ({ times }) => whole(times), isFigure: true },
            { key: "state", head: t("gaps.state"), cell: ({ state }) => <GapStateBadge state={state} /> },
          ]}
        />
      )}
    </ChartCard>
  );
}
