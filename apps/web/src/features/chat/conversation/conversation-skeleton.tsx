import { useTranslation } from "../../../lib/use-translation.ts";
import { Horizon } from "../../../ui/horizon.tsx";
import { Skeleton, SkeletonGroup } from "../../../ui/skeleton.tsx";

/** A placeholder, shown only when loading takes long enough to be noticed. */
export function ConversationSkeleton() {
  const { t } = useTranslation();
  return (
    <SkeletonGroup
      label={t("chat.page.loading")}
      className="mx-auto max-w-[calc(var(--column)+64px)] animate-fade-in px-5 pt-24 [animation-delay:240ms] [animation-fill-mode:backwards] handset:px-8"
    >
      <Skeleton className="h-4.5 w-4/5" />
      <Skeleton className="mt-2.5 h-4.5 w-1/2" />
      <Horizon state="live" className="my-5" />
      <div className="grid gap-3.5">
        {["w-full", "w-11/12", "w-[97%]", "w-3/5"].map((width) => (
          <Skeleton key={width} className={width} />
        ))}
      </div>
    </SkeletonGroup>
  );
}
