import { problemReportKinds, problemReportStates } from "@metatron/contract/problem-reports/constants";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { ADMIN_COUNTS_KEY } from "../../features/admin/admin-queries.ts";
import { ReportList } from "../../features/reports/report-list.tsx";
import type { ReportFilters } from "../../features/reports/report-queries.ts";
import { LoadFailure } from "../load-failure.tsx";
import { AdminFrame } from "./admin-frame.tsx";

export function ReportsScreen() {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const search = useSearch({ from: "/shell/admin/$screen" });
  return (
    <AdminFrame title={t("admin.screens.reports")}>
      <ReportList
        filters={filtersIn(search)}
        // No state in the address means what is open; «all» has to be said.
        onFilters={({ state, ...filters }) =>
          void navigate({
            to: "/admin/$screen",
            params: { screen: "reports" },
            search: { ...filters, ...(state === "open" ? {} : { state: state ?? "all" }) },
            replace: true,
          })
        }
        onChanged={() => void queries.invalidateQueries({ queryKey: ADMIN_COUNTS_KEY })}
        failure={(error, onRetry) => (
          <LoadFailure title={t("adminReports.failed")} error={error} onRetry={onRetry} />
        )}
      />
    </AdminFrame>
  );
}

function filtersIn(words: Record<string, string>): ReportFilters {
  const state = problemReportStates.find((each) => each === (words.state ?? "open"));
  const kind = problemReportKinds.find((each) => each === words.kind);
  return { ...(state ? { state } : {}), ...(kind ? { kind } : {}) };
}
