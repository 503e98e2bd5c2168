import { useTranslation } from "react-i18next";
import { GlossaryEditor } from "../../features/glossary/glossary-editor.tsx";
import { LoadFailure } from "../load-failure.tsx";
import { AdminFrame } from "./admin-frame.tsx";

export function GlossaryScreen() {
  const { t } = useTranslation();
  return (
    <AdminFrame title={t("glossary.title")}>
      <div className="grid max-w-column gap-3">
        <p className="max-w-measure text-text-muted">{t("glossary.lede")}</p>
        <GlossaryEditor
          failure={(error, onRetry) => (
            <LoadFailure title={t("glossary.loadFailed")} error={error} onRetry={onRetry} />
          )}
        />
      </div>
    </AdminFrame>
  );
}
