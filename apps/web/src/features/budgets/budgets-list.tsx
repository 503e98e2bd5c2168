import type { Budget, BudgetState } from "@metatron/contract/budgets/budgets";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { compactNumber, dayOf, moneyNumber } from "../../lib/amounts.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { LoadFailure } from "../../shell/load-failure.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Progress } from "../../ui/progress.tsx";
import { Skeleton, SkeletonGroup } from "../../ui/skeleton.tsx";
import { BudgetDialog } from "./budget-dialog.tsx";
import { budgetsQuery } from "./budget-queries.ts";

const TONES = {
  unlimited: "neutral",
  fine: "success",
  warning: "warning",
  exhausted: "danger",
} as const satisfies Record<BudgetState, string>;

const BARS = {
  unlimited: "accent",
  fine: "accent",
  warning: "warning",
  exhausted: "danger",
} as const satisfies Record<BudgetState, string>;

/** The monthly budget of each role and its use. */
export function BudgetsList() {
  const { t, i18n } = useTranslation();
  const { data, error, isPending, refetch } = useQuery(budgetsQuery);
  const [changing, setChanging] = useState<Budget | null>(null);
  if (isPending) {
    return (
      <SkeletonGroup label={t("budgets.loading")} className="grid gap-3">
        <Skeleton className="h-10" />
        <Skeleton className="h-10" />
        <Skeleton className="h-10" />
      </SkeletonGroup>
    );
  }
  if (error) return <LoadFailure title={t("budgets.failed")} error={error} onRetry={() => void refetch()} />;
  const month = new Intl.DateTimeFormat(i18n.language, { month: "long", year: "numeric", timeZone: "UTC" });
  return (
    <>
      <p className="max-w-measure text-text-muted">
        {t("budgets.lede", {
          month: month.format(new Date(`${data.month}-01`)),
          renews: dayOf(data.renewsAt, i18n.language),
        })}
      </p>
      <ul className="border-t border-border-strong">
        {data.budgets.map((budget) => (
          <BudgetRow
            key={budget.role}
            budget={budget}
            currency={data.currency}
            onChange={() => setChanging(budget)}
          />
        ))}
      </ul>
      {changing && (
        <BudgetDialog budget={changing} currency={data.currency} onClose={() => setChanging(null)} />
      )}
    </>
  );
}

interface BudgetRowProps {
  budget: Budget;
  currency: string | null;
  onChange: () => void;
}

function BudgetRow({ budget, currency, onChange }: BudgetRowProps) {
  const { t, i18n } = useTranslation();
  const role = t(`roles.${budget.role}`);
  const { tokens, money, used, state } = budget;
  return (
    <li className="grid grid-cols-2 items-center gap-x-6 gap-y-2 border-b border-border py-3 handset:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_minmax(0,1fr)_7rem_auto]">
      <h3 className="min-w-0 truncate font-medium max-handset:order-first">{role}</h3>
      <Share
        label={t("budgets.columns.tokens")}
        used={used.tokens}
        limit={tokens}
        write={(value) => compactNumber(value, i18n.language)}
        state={state}
      />
      <Share
        label={t("budgets.columns.money")}
        used={used.money}
        limit={money}
        write={(value) => moneyNumber(value, i18n.language, currency)}
        state={state}
      />
      <span>
        <Badge tone={TONES[state]}>{t(`budgets.states.${state}`)}</Badge>
      </span>
      <Button
        size="sm"
        className="justify-self-end max-handset:order-first"
        aria-label={t("budgets.changeOf", { role })}
        onClick={onChange}
      >
        {t("budgets.change")}
      </Button>
    </li>
  );
}

interface ShareProps {
  label: string;
  used: number;
  limit: number | null;
  write: (value: number) => string;
  state: BudgetState;
}

function Share({ label, used, limit, write, state }: ShareProps) {
  const { t } = useTranslation();
  const said = limit === null ? write(used) : t("budgets.of", { used: write(used), limit: write(limit) });
  return (
    <div className="min-w-0 text-sm">
      <p className="flex flex-wrap justify-between gap-x-2">
        <span className="text-text-subtle">{label}</span>
        <span className="tabular-nums text-text-muted">{said}</span>
      </p>
      {limit !== null && (
        <Progress label={label} value={(used / limit) * 100} tone={BARS[state]} className="mt-1.5" />
      )}
    </div>
  );
}
