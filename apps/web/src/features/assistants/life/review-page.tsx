import { useQuery } from "@tanstack/react-query";
import { useNavigate, useParams } from "@tanstack/react-router";
import { useTranslation } from "../../../lib/use-translation.ts";
import { Page } from "../../../shell/page.tsx";
import { PageLoading } from "../../../shell/page-loading.tsx";
import { Button } from "../../../ui/button.tsx";
import { AssistantFailure } from "../assistant-failure.tsx";
import { LifePanel } from "./life-panel.tsx";
import { lifeQuery } from "./life-queries.ts";

/** For reviewers, who need not be members: what would change, the tests, the comments and the decision. */
export function ReviewPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { assistantId } = useParams({ from: "/shell/assistants/$assistantId/review" });
  const { data: life, error, refetch } = useQuery(lifeQuery(assistantId));
  if (error && !life)
    return (
      <AssistantFailure error={error} title={t("assistantLife.failed")} onRetry={() => void refetch()} />
    );
  if (!life) return <PageLoading />;
  return (
    <Page
      title={t("assistantLife.page", { name: life.name })}
      width="column"
      tools={
        <Button onClick={() => void navigate({ to: "/assistants" })}>{t("assistantLife.gallery")}</Button>
      }
    >
      <div className="max-w-column">
        <LifePanel id={assistantId} isEditor={false} />
      </div>
    </Page>
  );
}
