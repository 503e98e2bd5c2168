import type { BudgetState } from "@metatron/contract/budgets/budgets";
import type { Spent } from "./spending.ts";

const WARN_FROM = 0.8;

export interface BudgetLimits {
  tokens: number | null;
  money: number | null;
}

export function budgetState({ tokens, money }: BudgetLimits, used: Spent): BudgetState {
  const shares = [
    ...(tokens === null ? [] : [used.tokens / tokens]),
    ...(money === null ? [] : [used.money / money]),
  ];
  if (shares.length === 0) return "unlimited";
  const most = Math.max(...shares);
  if (most >= 1) return "exhausted";
  return most >= WARN_FROM ? "warning" : "fine";
}
