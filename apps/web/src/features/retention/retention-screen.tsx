import { useTranslation } from "react-i18next";
import { LoadFailure } from "../../shell/load-failure.tsx";
import { AdminFrame } from "../admin/admin-frame.tsx";
import { RetentionList } from "./retention-list.tsx";

export function RetentionScreen() {
  const { t } = useTranslation();
  return (
    <AdminFrame title={t("retention.title")}>
      <RetentionList
        failure={(error, onRetry) => (
          <LoadFailure title={t("retention.failed")} error={error} onRetry={onRetry} />
        )}
      />
    </AdminFrame>
  );
}
