import { useTranslation } from "react-i18next";
import { useMarkdownLabels } from "../../features/chat/parts/use-markdown-labels.ts";
import { NewsAdmin } from "../../features/news/editor/news-admin.tsx";
import { LoadFailure } from "../load-failure.tsx";
import { useGo } from "../use-go.ts";
import { AdminFrame } from "./admin-frame.tsx";

export function NewsScreen() {
  const { t } = useTranslation();
  const labels = useMarkdownLabels();
  const go = useGo();
  return (
    <AdminFrame title={t("admin.screens.news")}>
      <NewsAdmin
        labels={labels}
        onGo={go}
        failure={(error, onRetry) => (
          <LoadFailure title={t("newsAdmin.failed")} error={error} onRetry={onRetry} />
        )}
      />
    </AdminFrame>
  );
}
