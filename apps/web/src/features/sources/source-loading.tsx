import { useTranslation } from "../../lib/use-translation.ts";
import { Skeleton, SkeletonGroup } from "../../ui/skeleton.tsx";

/** The skeleton of a page while a document loads. */
export function SourceLoading() {
  const { t } = useTranslation();
  return (
    <div className="h-full overflow-hidden bg-surface-sunken p-5">
      <SkeletonGroup label={t("sources.loading")} className="min-h-full bg-surface-raised p-9 shadow-2">
        <Skeleton className="w-1/2" />
        {["w-full", "w-11/12", "w-10/12", "w-3/5"].map((width) => (
          <Skeleton key={width} className={`mt-4 ${width}`} />
        ))}
      </SkeletonGroup>
    </div>
  );
}
