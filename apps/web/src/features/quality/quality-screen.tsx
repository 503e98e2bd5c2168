import { useQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { ChevronLeft } from "lucide-react";
import { useTranslation } from "../../lib/use-translation.ts";
import { LoadFailure } from "../../shell/load-failure.tsx";
import { Button } from "../../ui/button.tsx";
import { AdminFrame } from "../admin/admin-frame.tsx";
import { AssistantQuality } from "./assistant-quality.tsx";
import { QualityOverview } from "./quality-overview.tsx";
import { qualityQuery } from "./quality-queries.ts";

export function QualityScreen() {
  const { t } = useTranslation();
  const { assistant } = useSearch({ from: "/shell/admin/$screen" });
  if (assistant) return <OneAssistant key={assistant} assistantId={assistant} />;
  return (
    <AdminFrame title={t("quality.title")}>
      <div className="grid gap-4">
        <p className="max-w-measure text-text-muted">{t("quality.lede")}</p>
        <QualityOverview
          link={({ assistantId, name }) => (
            <Link
              to="/admin/$screen"
              params={{ screen: "quality" }}
              search={{ assistant: assistantId }}
              className="text-accent-text underline underline-offset-2"
            >
              {name}
            </Link>
          )}
        />
      </div>
    </AdminFrame>
  );
}

function OneAssistant({ assistantId }: { assistantId: string }) {
  const { t } = useTranslation();
  const { data } = useQuery(qualityQuery(assistantId));
  return (
    <AdminFrame title={data ? t("quality.titleOf", { name: data.name }) : t("quality.title")}>
      <div className="grid gap-4">
        <Button asChild size="sm" variant="ghost" className="-ml-2 justify-self-start">
          <Link to="/admin/$screen" params={{ screen: "quality" }} search={{}}>
            <ChevronLeft />
            {t("quality.back")}
          </Link>
        </Button>
        <AssistantQuality
          assistantId={assistantId}
          failure={(error, onRetry) => (
            <LoadFailure title={t("quality.loadFailed")} error={error} onRetry={onRetry} />
          )}
        />
      </div>
    </AdminFrame>
  );
}
