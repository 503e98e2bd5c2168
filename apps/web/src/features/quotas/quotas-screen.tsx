import { useTranslation } from "react-i18next";
import { QuotasList } from "./quotas-list.tsx";
import { LoadFailure } from "../../shell/load-failure.tsx";
import { AdminFrame } from "../admin/admin-frame.tsx";

export function QuotasScreen() {
  const { t } = useTranslation();
  return (
    <AdminFrame title={t("governance.quotas.title")}>
      <QuotasList
        failure={(error, onRetry) => (
          <LoadFailure title={t("governance.quotas.failed")} error={error} onRetry={onRetry} />
        )}
      />
    </AdminFrame>
  );
}
