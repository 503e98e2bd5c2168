import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Skeleton, SkeletonGroup } from "../../ui/skeleton.tsx";
import { RetentionForm } from "./retention-form.tsx";
import { retentionQuery } from "./retention-query.ts";

type Failure = (error: Error, retry: () => void) => ReactNode;

/** How long conversations, files and usage events are kept, each with its form. */
export function RetentionList({ failure }: { failure: Failure }) {
  const { t } = useTranslation();
  const { data, error, isPending, refetch } = useQuery(retentionQuery);
  if (isPending) {
    return (
      <SkeletonGroup label={t("retention.loading")} className="grid gap-4">
        <Skeleton className="h-32" />
        <Skeleton className="h-32" />
      </SkeletonGroup>
    );
  }
  if (error) return failure(error, () => void refetch());
  return (
    <>
      <p className="max-w-measure text-text-muted">{t("retention.lede", { floor: data.floorDays })}</p>
      <div className="mt-4 max-w-column border-t border-border-strong">
        {data.rules.map((rule) => (
          <RetentionForm key={rule.subject} rule={rule} floorDays={data.floorDays} />
        ))}
      </div>
    </>
  );
}
