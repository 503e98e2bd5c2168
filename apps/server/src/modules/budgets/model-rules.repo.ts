import type { Db } from "../../adapters/db/index.ts";
import type { BudgetLimits } from "./budget-state.ts";

/** Maps each model that is switched off to the roles. */
export async function readSwitches(db: Db): Promise<Map<string, Set<string>>> {
  const rows = await db.selectFrom("model_switches").select(["model", "role"]).execute();
  const switches = new Map<string, Set<string>>();
  for (const { model, role } of rows) {
    const off = switches.get(model) ?? new Set();
    switches.set(model, off.add(role));
  }
  return switches;
}

export async function readBudgetLimits(db: Db): Promise<Map<string, BudgetLimits>> {
  const rows = await db.selectFrom("budgets").select(["role", "tokens", "money"]).execute();
  return new Map(rows.map(({ role, tokens, money }) => [role, { tokens, money }]));
}

export async function readRolesOf(db: Db, personId: string): Promise<readonly string[]> {
  const row = await db.selectFrom("people").select("roles").where("id", "=", personId).executeTakeFirst();
  return row?.roles ?? [];
}
