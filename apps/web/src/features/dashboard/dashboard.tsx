import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "../../lib/use-translation.ts";
import { LoadFailure } from "../../shell/load-failure.tsx";
import { cx } from "../../ui/cx.ts";
import { Skeleton, SkeletonGroup } from "../../ui/skeleton.tsx";
import { AdoptionCard } from "./adoption-card.tsx";
import { CostCard } from "./cost-card.tsx";
import { CountedNote } from "./counted-note.tsx";
import { dashboardQuery } from "./dashboard-queries.ts";
import { EventsCard } from "./events-card.tsx";
import { KpiRow } from "./kpi-row.tsx";
import { PeriodChart } from "./period-chart.tsx";
import { daysOf, type ReportChoice } from "./report-range.ts";
import { SatisfactionCard } from "./satisfaction-card.tsx";
import { TopGapsCard } from "./top-gaps-card.tsx";
import { TopicsCard } from "./topics-card.tsx";

interface DashboardProps {
  choice: ReportChoice;
  onByChange: (by: ReportChoice["by"]) => void;
  gapsLink: ReactNode;
}

/**
 * Usage, satisfaction, errors and cost, from counts alone. The only text is that of questions asked by five
 * people.
 */
export function Dashboard({ choice, onByChange, gapsLink }: DashboardProps) {
  const { t } = useTranslation();
  const { data, error, refetch, isPlaceholderData } = useQuery(dashboardQuery(choice));
  if (error)
    return <LoadFailure title={t("dashboard.loadFailed")} error={error} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <SkeletonGroup label={t("dashboard.loading")} className="grid gap-4">
        <Skeleton className="h-20" />
        <Skeleton className="h-72" />
      </SkeletonGroup>
    );
  }
  return (
    <div
      aria-busy={isPlaceholderData}
      className={cx("grid gap-4 transition-opacity", isPlaceholderData && "opacity-60")}
    >
      <KpiRow report={data} days={daysOf(choice.range)} />
      <CountedNote countedAt={data.countedAt} />
      <div className="grid items-start gap-4 desktop:grid-cols-[minmax(0,1fr)_22rem] desktop:items-stretch">
        <PeriodChart report={data} onByChange={onByChange} />
        <TopicsCard topics={data.topics} />
        <TopGapsCard allLink={gapsLink} />
        <SatisfactionCard scores={data.scores} now={data.now} />
        <CostCard costs={data.costs} className="desktop:self-start" />
        <div className="grid gap-4">
          <AdoptionCard brands={data.brands} />
          <EventsCard events={data.events} />
        </div>
      </div>
    </div>
  );
}
