import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { ChevronLeft } from "lucide-react";
import { useTranslation } from "../../lib/use-translation.ts";
import { Page } from "../../shell/page.tsx";
import { Button } from "../../ui/button.tsx";
import { AssistantFailure } from "../assistants/assistant-failure.tsx";
import { AssistantQuality } from "./assistant-quality.tsx";
import { qualityQuery } from "./quality-queries.ts";

/** The quality of an assistant, for its owners and editors; administrators have their own screen. */
export function AssistantQualityPage() {
  const { t } = useTranslation();
  const { assistantId } = useParams({ from: "/shell/assistants/$assistantId/quality" });
  const { data, error, refetch } = useQuery(qualityQuery(assistantId));
  const fail = (failure: Error, onRetry: () => void) => (
    <AssistantFailure error={failure} title={t("quality.loadFailed")} onRetry={onRetry} />
  );
  if (error) return fail(error, () => void refetch());
  return (
    <Page title={data ? t("quality.titleOf", { name: data.name }) : t("quality.title")}>
      <div className="grid gap-4">
        <Button asChild size="sm" variant="ghost" className="-ml-2 justify-self-start">
          <Link to="/assistants">
            <ChevronLeft />
            {t("quality.toAssistants")}
          </Link>
        </Button>
        <AssistantQuality assistantId={assistantId} failure={fail} />
      </div>
    </Page>
  );
}
