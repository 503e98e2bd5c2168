import { useTranslation } from "react-i18next";
import { AssistantRecords } from "../../features/admin/assistant-records.tsx";
import { LoadFailure } from "../load-failure.tsx";
import { AdminFrame } from "./admin-frame.tsx";

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
