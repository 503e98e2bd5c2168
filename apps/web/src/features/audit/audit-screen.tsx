import { useState } from "react";
import { useTranslation } from "../../lib/use-translation.ts";
import { AdminFrame } from "../admin/admin-frame.tsx";
import { AuditLog } from "./audit-log.tsx";
import { type AuditFilters, NO_FILTERS } from "./audit-queries.ts";
import { ExportAudit } from "./export-audit.tsx";
import { useVerifyAudit } from "./verify-audit.tsx";

export function AuditScreen() {
  const { t } = useTranslation();
  const { button, verdict } = useVerifyAudit();
  const [filters, setFilters] = useState<AuditFilters>(NO_FILTERS);
  const tools = (
    <>
      <ExportAudit filters={filters} />
      {button}
    </>
  );
  return (
    <AdminFrame title={t("audit.title")} tools={tools}>
      <div className="mb-4 grid gap-3">
        <p className="max-w-measure text-text-muted">{t("audit.lede")}</p>
        {verdict}
      </div>
      <AuditLog filters={filters} onFilter={setFilters} />
    </AdminFrame>
  );
}
