import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "../../lib/use-translation.ts";
import { LoadFailure } from "../../shell/load-failure.tsx";
import { Skeleton, SkeletonGroup } from "../../ui/skeleton.tsx";
import { AdminFrame } from "../admin/admin-frame.tsx";
import { TemporaryRulesForm } from "../temporary/temporary-rules-form.tsx";
import { RetentionForm } from "./retention-form.tsx";
import { retentionQuery } from "./retention-query.ts";

export function RetentionScreen() {
  const { t } = useTranslation();
  return (
    <AdminFrame title={t("retention.title")}>
      <RetentionList />
      <TemporaryRulesForm />
    </AdminFrame>
  );
}

/** Retention of conversations, files and usage events, each with its form. */
function RetentionList() {
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
  if (error)
    return <LoadFailure title={t("retention.failed")} error={error} onRetry={() => void refetch()} />;
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
