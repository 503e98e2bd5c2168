import { useTranslation } from "react-i18next";
import { LoadFailure } from "../../shell/load-failure.tsx";
import { AdminFrame } from "../admin/admin-frame.tsx";
import { QuotasList } from "./quotas-list.tsx";

export function QuotasScreen() {
  const { t } = useTranslation();
  return (
    <AdminFrame title={t("quotas.title")}>
      <QuotasList
        failure={(error, onRetry) => (
          <LoadFailure title={t("quotas.failed")} error={error} onRetry={onRetry} />
        )}
      />
    </AdminFrame>
  );
}
