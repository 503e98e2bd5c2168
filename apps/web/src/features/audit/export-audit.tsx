import { type AuditFormat, auditFormats } from "@metatron/contract/audit/constants";
import { Download } from "lucide-react";
import { call } from "../../api/call.ts";
import { reasonOf } from "../../api/reason-of.ts";
import { saveResponse } from "../../api/save-response.ts";
import { currentLanguage } from "../../lib/language.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { Menu } from "../../ui/menu.tsx";
import { MenuItem } from "../../ui/menu-items.tsx";
import { toast } from "../../ui/toast.ts";
import { type AuditFilters, chosenOf } from "./audit-queries.ts";

/** Downloads the entries that the filters show. */
export function ExportAudit({ filters }: { filters: AuditFilters }) {
  const { t } = useTranslation();
  const download = async (format: AuditFormat) => {
    const language = currentLanguage();
    const response = await call("exportAudit", { query: { ...chosenOf(filters), format, language } });
    await saveResponse(response, `metatron-audit-${new Date().toISOString().slice(0, 10)}.${format}`);
  };
  return (
    <Menu
      align="end"
      trigger={
        <Button>
          <Download />
          {t("audit.export")}
        </Button>
      }
    >
      {auditFormats.map((format) => (
        <MenuItem
          key={format}
          onSelect={() =>
            void download(format).catch((error: unknown) =>
              toast({ text: t("audit.exportFailed", { reason: reasonOf(t, error) }) }),
            )
          }
        >
          {t(`audit.formats.${format}`)}
        </MenuItem>
      ))}
    </Menu>
  );
}
