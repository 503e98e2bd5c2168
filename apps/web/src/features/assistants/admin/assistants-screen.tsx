import { useTranslation } from "react-i18next";
import { LoadFailure } from "../../../shell/load-failure.tsx";
import { AdminFrame } from "../../admin/admin-frame.tsx";
import { AssistantRecords } from "./assistant-records.tsx";

export function AssistantsScreen() {
  const { t } = useTranslation();
  return (
    <AdminFrame title={t("adminAssistants.title")}>
      <AssistantRecords
        failure={(error, onRetry) => (
          <LoadFailure title={t("adminAssistants.loadFailed")} error={error} onRetry={onRetry} />
        )}
      />
    </AdminFrame>
  );
}
