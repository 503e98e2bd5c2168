import { type DashboardTable, dashboardTables } from "@metatron/contract/dashboard/constants";
import type { Language } from "@metatron/contract/enums";
import { Download } from "lucide-react";
import { call } from "../../api/call.ts";
import { saveResponse } from "../../api/save-response.ts";
import { currentLanguage } from "../../lib/language.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { Menu } from "../../ui/menu.tsx";
import { MenuItem } from "../../ui/menu-items.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { toast } from "../../ui/toast.ts";
import { type ReportChoice, type ReportRange, reportRanges, spanOf } from "./report-range.ts";

interface DashboardToolsProps {
  choice: ReportChoice;
  onRangeChange: (range: ReportRange) => void;
}

export function DashboardTools({ choice, onRangeChange }: DashboardToolsProps) {
  const { t } = useTranslation();
  return (
    <>
      <Segmented
        label={t("dashboard.range")}
        value={choice.range}
        onValueChange={onRangeChange}
        options={reportRanges.map((value) => ({ value, label: t(`dashboard.ranges.${value}`) }))}
      />
      <Menu
        align="end"
        trigger={
          <Button>
            <Download />
            <span className="max-handset:sr-only">{t("dashboard.download")}</span>
          </Button>
        }
      >
        {dashboardTables.map((table) => (
          <MenuItem
            key={table}
            onSelect={() =>
              void downloadReport(choice, { table, language: currentLanguage() }).catch(() =>
                toast({ text: t("dashboard.downloadFailed") }),
              )
            }
          >
            {t(`dashboard.tables.${table}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

/** Downloads one of the dashboard's tables. */
async function downloadReport(
  { range, by }: ReportChoice,
  { table, language }: { table: DashboardTable; language: Language },
): Promise<void> {
  const span = spanOf(range, new Date());
  const response = await call("exportDashboard", { query: { ...span, by, table, language } });
  await saveResponse(response, `metatron-${table}-${span.from}-${span.to}.csv`);
}
