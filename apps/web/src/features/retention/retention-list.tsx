import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Skeleton, SkeletonGroup } from "../../ui/skeleton.tsx";
import { retentionQuery } from "../budgets/budget-queries.ts";
import { RetentionForm } from "./retention-form.tsx";

type Failure = (error: Error, retry: () => void) => ReactNode;

/** How long conversations, files and usage events are kept, each with its form. */
export function RetentionList({ failure }: { failure: Failure }) {
  const { t } = useTranslation();
  const { data, error, isPending, refetch } = useQuery(retentionQuery);
  if (isPending) {
    return (
      <SkeletonGroup label={t("governance.retention.loading")} className="grid gap-4">
        <Skeleton className="h-32" />
        <Skeleton className="h-32" />
      </SkeletonGroup>
    );
  }
  if (error) return failure(error, () => void refetch());
  return (
    <>
      <p className="max-w-measure text-text-muted">
        {t("governance.retention.lede", { floor: data.floorDays })}
      </p>
      <div className="mt-4 max-w-column border-t border-border-strong">
        {data.rules.map((rule) => (
          <RetentionForm key={rule.subject} rule={rule} floorDays={data.floorDays} />
        ))}
      </div>
    </>
  );
}
