import { dashboardTables } from "@metatron/contract/dashboard/constants";
import { Download } from "lucide-react";
import { useTranslation } from "react-i18next";
import { currentLanguage } from "../../lib/language.ts";
import { Button } from "../../ui/button.tsx";
import { Menu } from "../../ui/menu.tsx";
import { MenuItem } from "../../ui/menu-items.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { toast } from "../../ui/toast.ts";
import { downloadReport } from "./download-report.ts";
import { type ReportChoice, type ReportRange, reportRanges } from "./report-range.ts";

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
