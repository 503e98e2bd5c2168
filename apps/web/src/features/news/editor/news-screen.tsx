import { useTranslation } from "react-i18next";
import { LoadFailure } from "../../../shell/load-failure.tsx";
import { useGo } from "../../../shell/use-go.ts";
import { useMarkdownLabels } from "../../../shell/use-markdown-labels.ts";
import { AdminFrame } from "../../admin/admin-frame.tsx";
import { NewsAdmin } from "./news-admin.tsx";

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
