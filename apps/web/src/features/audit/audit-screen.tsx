import { useTranslation } from "react-i18next";
import { AdminFrame } from "../admin/admin-frame.tsx";
import { AuditLog } from "./audit-log.tsx";
import { useVerifyAudit } from "./verify-audit.tsx";

export function AuditScreen() {
  const { t } = useTranslation();
  const { button, verdict } = useVerifyAudit();
  return (
    <AdminFrame title={t("audit.title")} tools={button}>
      <div className="mb-4 grid gap-3">
        <p className="max-w-measure text-text-muted">{t("audit.lede")}</p>
        {verdict}
      </div>
      <AuditLog />
    </AdminFrame>
  );
}
