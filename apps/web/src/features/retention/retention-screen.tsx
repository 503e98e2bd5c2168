import { useTranslation } from "react-i18next";
import { RetentionList } from "./retention-list.tsx";
import { LoadFailure } from "../../shell/load-failure.tsx";
import { AdminFrame } from "../admin/admin-frame.tsx";

export function RetentionScreen() {
  const { t } = useTranslation();
  return (
    <AdminFrame title={t("governance.retention.title")}>
      <RetentionList
        failure={(error, onRetry) => (
          <LoadFailure title={t("governance.retention.failed")} error={error} onRetry={onRetry} />
        )}
      />
    </AdminFrame>
  );
}
