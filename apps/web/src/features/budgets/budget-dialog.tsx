import type { Budget } from "@metatron/contract/budgets/budgets";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../api/call.ts";
import { reasonOf } from "../../api/reason-of.ts";
import { readLimit } from "../../lib/amounts.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { toast } from "../../ui/toast.ts";
import { budgetsQuery } from "./budget-queries.ts";

interface BudgetDialogProps {
  budget: Budget;
  currency: string | null;
  onClose: () => void;
}

export function BudgetDialog({ budget, currency, onClose }: BudgetDialogProps) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [tokens, setTokens] = useState(budget.tokens?.toString() ?? "");
  const [money, setMoney] = useState(budget.money?.toString() ?? "");
  const limits = { tokens: readLimit(tokens, { whole: true }), money: readLimit(money, { whole: false }) };
  const saving = useMutation({
    mutationFn: (chosen: { tokens: number | null; money: number | null }) =>
      call("writeBudgets", { body: { budgets: [{ role: budget.role, ...chosen }] } }),
    onSuccess(saved) {
      queries.setQueryData(budgetsQuery.queryKey, saved);
      toast({ text: t("budgets.saved") });
      onClose();
    },
  });
  const save = () => {
    if (limits.tokens === undefined || limits.money === undefined) return;
    saving.mutate({ tokens: limits.tokens, money: limits.money });
  };
  const wrong = (limit: number | null | undefined) =>
    limit === undefined ? t("budgets.dialog.wrong") : undefined;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t("budgets.dialog.title", { role: t(`roles.${budget.role}`) })}
      description={t("budgets.dialog.lede")}
      closeLabel={t("admin.close")}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t("admin.cancel")}
          </Button>
          <Button
            variant="primary"
            busy={saving.isPending}
            disabled={limits.tokens === undefined || limits.money === undefined}
            onClick={save}
          >
            {t("admin.save")}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Field
          label={t("budgets.dialog.tokens")}
          hint={t("budgets.dialog.empty")}
          error={wrong(limits.tokens)}
        >
          <Input
            inputMode="numeric"
            value={tokens}
            onChange={(event) => setTokens(event.currentTarget.value)}
          />
        </Field>
        <Field
          label={t("budgets.dialog.money")}
          hint={`${currency === null ? t("budgets.dialog.moneyHint") : t("budgets.dialog.moneyIn", { currency })} ${t("budgets.dialog.empty")}`}
          error={wrong(limits.money)}
        >
          <Input
            inputMode="decimal"
            value={money}
            onChange={(event) => setMoney(event.currentTarget.value)}
          />
        </Field>
        {saving.error && (
          <p role="alert" className="text-sm text-danger-text">
            {t("admin.saveFailed", { reason: reasonOf(t, saving.error) })}
          </p>
        )}
      </div>
    </Dialog>
  );
}
