import { useTranslation } from "../../../lib/use-translation.ts";
import { Skeleton, SkeletonGroup } from "../../../ui/skeleton.tsx";

/** Placeholders in the shape of the cards. */
export function GallerySkeleton() {
  const { t } = useTranslation();
  return (
    <SkeletonGroup
      label={t("assistants.loading")}
      labelHidden
      className="grid gap-3.5 handset:grid-cols-2 desktop:grid-cols-3 wide:grid-cols-4"
    >
      {["a", "b", "c", "d", "e", "f"].map((key) => (
        <div key={key} className="flex min-h-37 flex-col gap-3 rounded-lg border border-border p-4">
          <div className="flex items-center gap-3">
            <Skeleton className="size-11 rounded-[28%]" />
            <div className="grid flex-1 gap-2">
              <Skeleton className="w-3/5" />
              <Skeleton className="h-2.5 w-1/3" />
            </div>
          </div>
          <Skeleton className="mt-2 w-11/12" />
          <Skeleton className="w-3/4" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
