import type { Budgets, BudgetsPatch } from "@metatron/contract/budgets/budgets";
import { roles } from "@metatron/contract/roles";
import type { Db } from "../../adapters/db/index.ts";
import { recordAudit } from "../audit/index.ts";
import { budgetState } from "./budget-state.ts";
import { readBudgetLimits } from "./model-rules.repo.ts";
import { monthOf } from "./month.ts";
import { createSpending } from "./spending.ts";

/** Every role with its limits and its spending, including roles without a limit. */
export async function readBudgets(db: Db, now = new Date()): Promise<Omit<Budgets, "currency">> {
  const limits = await readBudgetLimits(db);
  const spent = await createSpending(db, () => now).read();
  const { name, end } = monthOf(now);
  return {
    month: name,
    renewsAt: end.toISOString(),
    budgets: roles.map((role) => {
      const limit = limits.get(role) ?? { tokens: null, money: null };
      const used = spent.get(role) ?? { tokens: 0, money: 0 };
      return { role, ...limit, used, state: budgetState(limit, used) };
    }),
  };
}

export async function writeBudgets(
  db: Db,
  { budgets, actorId }: BudgetsPatch & { actorId: string },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const { role, tokens, money } of budgets) {
      if (tokens === null && money === null) {
        await trx.deleteFrom("budgets").where("role", "=", role).execute();
      } else {
        const fields = { tokens, money, changed_by: actorId, changed_at: new Date() };
        await trx
          .insertInto("budgets")
          .values({ role, ...fields })
          .onConflict((conflict) => conflict.column("role").doUpdateSet(fields))
          .execute();
      }
      await recordAudit(trx, {
        actorId,
        action: "budget.changed",
        subjectType: "role",
        subjectId: role,
        details: { tokens, money },
      });
    }
  });
}
