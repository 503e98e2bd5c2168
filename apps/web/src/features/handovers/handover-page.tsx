import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { codeOf } from "../../api/reason-of.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { useLocalData } from "../../local-db/local-data.ts";
import { LoadFailure } from "../../shell/load-failure.tsx";
import { Page } from "../../shell/page.tsx";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Skeleton, SkeletonGroup } from "../../ui/skeleton.tsx";
import { DraftEditor } from "./draft-editor.tsx";
import { HandoverReader } from "./handover-reader.tsx";
import { handoverQuery } from "./handovers-query.ts";

/** A draft to edit, or a hand-over to read. */
export function HandoverPage() {
  const { t } = useTranslation();
  const { db } = useLocalData();
  const { handoverId } = useParams({ from: "/shell/handovers/$handoverId" });
  const { data, error, isPending, refetch } = useQuery(handoverQuery(db, handoverId));
  if (data)
    return data.state === "draft" ? (
      <DraftEditor key={handoverId} handover={data} />
    ) : (
      <HandoverReader key={handoverId} handover={data} />
    );
  return (
    <Page title={t("shell.handovers")} width="column">
      {isPending && (
        <SkeletonGroup label={t("handovers.read.loading")} className="grid max-w-column gap-3">
          <Skeleton className="h-4 w-1/3" />
          <Skeleton className="h-4 w-2/3" />
          <Skeleton className="h-4 w-1/2" />
        </SkeletonGroup>
      )}
      {error && codeOf(error) === "not_found" && (
        <EmptyState
          title={t("handovers.read.missing")}
          description={t("handovers.read.missingText")}
          action={
            <Button asChild>
              <Link to="/handovers">{t("handovers.read.back")}</Link>
            </Button>
          }
          className="flex-1"
        />
      )}
      {error && codeOf(error) !== "not_found" && (
        <LoadFailure title={t("handovers.read.failed")} error={error} onRetry={() => void refetch()} />
      )}
    </Page>
  );
}
