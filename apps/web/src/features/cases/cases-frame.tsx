import type { ReactNode } from "react";
import { useTranslation } from "../../lib/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { MoreButton } from "../../ui/more-button.tsx";
import { Skeleton, SkeletonGroup } from "../../ui/skeleton.tsx";

interface CasesFrameProps {
  query: {
    isPending: boolean;
    isError: boolean;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => unknown;
    refetch: () => unknown;
  };
  count: number | undefined;
  empty: string;
  children: ReactNode;
}

/** A list of cases with its loading, empty and error states, and content after the list. */
export function CasesFrame({ query, count, empty, children }: CasesFrameProps) {
  const { t } = useTranslation();
  if (query.isPending) {
    return (
      <SkeletonGroup label={t("cases.loading")} className="grid gap-6 pt-4">
        {["w-2/3", "w-1/2", "w-3/5"].map((width) => (
          <div key={width} className="grid gap-2">
            <Skeleton className={`h-4 ${width}`} />
            <Skeleton className="h-3 w-40" />
          </div>
        ))}
      </SkeletonGroup>
    );
  }
  if (query.isError) {
    return (
      <ErrorState
        title={t("cases.listFailed")}
        action={<Button onClick={() => query.refetch()}>{t("cases.again")}</Button>}
        className="flex-1"
      />
    );
  }
  if (count === 0) return <EmptyState title={empty} className="flex-1" />;
  return (
    <>
      <ul className="max-w-column">{children}</ul>
      <MoreButton query={query} className="mt-4 self-start">
        {t("cases.more")}
      </MoreButton>
    </>
  );
}
