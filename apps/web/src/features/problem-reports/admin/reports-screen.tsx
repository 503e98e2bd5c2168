import { problemReportKinds, problemReportStates } from "@metatron/contract/problem-reports/constants";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useTranslation } from "../../../lib/use-translation.ts";
import { ADMIN_COUNTS_KEY } from "../../admin/admin-counts-query.ts";
import { AdminFrame } from "../../admin/admin-frame.tsx";
import { ReportList } from "./report-list.tsx";
import type { ReportFilters } from "./report-queries.ts";

export function ReportsScreen() {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const search = useSearch({ from: "/shell/admin/$screen" });
  return (
    <AdminFrame title={t("admin.screens.reports")}>
      <ReportList
        filters={filtersIn(search)}
        onFilters={({ state, ...filters }) =>
          void navigate({
            to: "/admin/$screen",
            params: { screen: "reports" },
            search: { ...filters, ...(state === usualState(filters) ? {} : { state: state ?? "all" }) },
            replace: true,
          })
        }
        onChanged={() => void queries.invalidateQueries({ queryKey: ADMIN_COUNTS_KEY })}
      />
    </AdminFrame>
  );
}

function filtersIn(words: Record<string, string>): ReportFilters {
  const { q } = words;
  const state = problemReportStates.find((each) => each === (words.state ?? usualState({ q })));
  const kind = problemReportKinds.find((each) => each === words.kind);
  return { ...(state ? { state } : {}), ...(kind ? { kind } : {}), ...(q ? { q } : {}) };
}

/** The state that the URL leaves out: open reports, and all of them in a search. */
const usualState = ({ q }: { q?: string | undefined }) => (q ? undefined : "open");
