import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { useTranslation } from "../../lib/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { AdminFrame } from "../admin/admin-frame.tsx";
import { Dashboard } from "./dashboard.tsx";
import { DashboardTools } from "./dashboard-tools.tsx";
import { choiceOf } from "./report-range.ts";

export function DashboardScreen() {
  const { t } = useTranslation();
  const choice = choiceOf(useSearch({ from: "/shell/admin/$screen" }));
  const navigate = useNavigate();
  const choose = (search: Record<string, string>) =>
    void navigate({ to: "/admin/$screen", params: { screen: "dashboard" }, search, replace: true });
  return (
    <AdminFrame
      title={t("dashboard.title")}
      tools={<DashboardTools choice={choice} onRangeChange={(range) => choose({ range })} />}
    >
      <Dashboard
        choice={choice}
        onByChange={(by) => choose({ range: choice.range, by })}
        gapsLink={
          <Button asChild size="sm" variant="ghost">
            <Link to="/admin/$screen" params={{ screen: "gaps" }}>
              {t("dashboard.gaps.all")}
            </Link>
          </Button>
        }
      />
    </AdminFrame>
  );
}
