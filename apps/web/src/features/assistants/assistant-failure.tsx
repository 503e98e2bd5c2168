import { useNavigate } from "@tanstack/react-router";
import { useTranslation } from "../../lib/use-translation.ts";
import { LoadFailure } from "../../shell/load-failure.tsx";
import { Page } from "../../shell/page.tsx";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { isMissing } from "./is-missing.ts";

interface AssistantFailureProps {
  error: Error;
  /** Title for an assistant that exists but could not be loaded. */
  title: string;
  onRetry: () => void;
}

/** Shown when an assistant does not exist for this person or could not be loaded. */
export function AssistantFailure({ error, title, onRetry }: AssistantFailureProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <Page title={t("assistants.chat.missing.page")}>
      {isMissing(error) ? (
        <EmptyState
          title={t("assistants.chat.missing.title")}
          description={t("assistants.chat.missing.text")}
          action={
            <Button onClick={() => void navigate({ to: "/assistants" })}>
              {t("assistants.chat.missing.gallery")}
            </Button>
          }
          className="flex-1"
        />
      ) : (
        <LoadFailure title={title} error={error} onRetry={onRetry} />
      )}
    </Page>
  );
}
