import { useTranslation } from "react-i18next";
import { RetentionList } from "../../features/governance/retention-list.tsx";
import { LoadFailure } from "../load-failure.tsx";
import { AdminFrame } from "./admin-frame.tsx";

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
