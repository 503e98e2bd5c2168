import { useTranslation } from "react-i18next";
import { QuotasList } from "../../features/governance/quotas-list.tsx";
import { LoadFailure } from "../load-failure.tsx";
import { AdminFrame } from "./admin-frame.tsx";

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
