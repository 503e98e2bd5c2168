import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "../../lib/use-translation.ts";
import { Skeleton, SkeletonGroup } from "../../ui/skeleton.tsx";
import { ComparisonCard } from "./comparison-card.tsx";
import { QualityChart } from "./quality-chart.tsx";
import { QualityFigures } from "./quality-figures.tsx";
import { qualityQuery } from "./quality-queries.ts";
import { QuestionList } from "./question-list.tsx";
import { RunBar } from "./run-bar.tsx";

interface AssistantQualityProps {
  assistantId: string;
  failure: (error: Error, retry: () => void) => ReactNode;
}

/** How well one assistant answers its test set, over time and since the last change. */
export function AssistantQuality({ assistantId, failure }: AssistantQualityProps) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(qualityQuery(assistantId));
  if (error) return failure(error, () => void refetch());
  if (!data)
    return (
      <SkeletonGroup label={t("quality.loading")} className="grid gap-4">
        <Skeleton className="h-20" />
        <Skeleton className="h-72" />
      </SkeletonGroup>
    );
  const done = data.runs.filter(({ state }) => state === "done");
  const [last, before] = done;
  return (
    <div className="grid gap-5">
      <RunBar quality={data} />
      {last && <QualityFigures now={last.figures} before={before?.figures ?? null} />}
      {last && (
        <div className="grid items-start gap-4 desktop:grid-cols-[minmax(0,1fr)_24rem]">
          <QualityChart runs={done} />
          <ComparisonCard comparison={data.comparison} />
        </div>
      )}
      <QuestionList quality={data} />
    </div>
  );
}
