import { useTranslation } from "react-i18next";
import { LoadFailure } from "../../shell/load-failure.tsx";
import { AdminFrame } from "../admin/admin-frame.tsx";
import { Gaps } from "./gaps.tsx";

export function GapsScreen() {
  const { t } = useTranslation();
  return (
    <AdminFrame title={t("gaps.title")}>
      <Gaps
        failure={(error, onRetry) => (
          <LoadFailure title={t("gaps.loadFailed")} error={error} onRetry={onRetry} />
        )}
      />
    </AdminFrame>
  );
}
