import type { Dashboard } from "@metatron/contract/dashboard/dashboard";
import { roles } from "@metatron/contract/roles";
import { formatsIn } from "../../lib/figures.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { ChartCard } from "../../ui/chart/chart-card.tsx";
import { DataTable } from "../../ui/chart/data-table.tsx";

/** Cost by model and by role. */
export function CostCard({ costs, className }: { costs: Dashboard["costs"]; className?: string }) {
  const { t, i18n } = useTranslation();
  const { whole, short, money } = formatsIn(i18n.language);
  const title = t("dashboard.costs.title");
  const nameOf = (role: string) => t(`roles.${roles.find((each) => each === role) ?? "none"}`);
  return (
    <ChartCard title={title} hint={t("dashboard.costs.hint")} className={className ?? ""}>
      {costs.length === 0 ? (
        <p className="text-sm text-text-muted">{t("dashboard.costs.empty")}</p>
      ) : (
        <DataTable
          label={title}
          className="max-h-[26rem] overflow-y-auto"
          rows={costs}
          keyOf={({ model, role }) => `${model} ${role}`}
          columns={[
            { key: "model", head: t("dashboard.costs.model"), cell: ({ model }) => model },
            { key: "role", head: t("dashboard.costs.role"), cell: ({ role }) => nameOf(role) },
            {
              key: "calls",
              head: t("dashboard.costs.calls"),
              cell: ({ calls }) => whole(calls),
              isFigure: true,
              isWide: true,
            },
            {
              key: "tokens",
              head: t("dashboard.costs.tokens"),
              isFigure: true,
              isWide: true,
              cell: ({ inputTokens, outputTokens }) => short(inputTokens + outputTokens),
            },
            { key: "cost", head: t("dashboard.costs.cost"), cell: ({ cost }) => money(cost), isFigure: true },
            {
              key: "before",
              head: t("dashboard.costs.before"),
              cell: ({ earlierCost }) => money(earlierCost),
              isFigure: true,
              isWide: true,
            },
          ]}
        />
      )}
    </ChartCard>
  );
}
