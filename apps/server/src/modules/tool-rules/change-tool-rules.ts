import type { ToolRulesPatch } from "@metatron/contract/tool-rules/tool-rules";
import type { Db, Trx } from "../../adapters/db/index.ts";
import { AppError } from "../../http/app-error.ts";
import { recordAudit } from "../audit/index.ts";
import type { RuledTool } from "./default-permission.ts";

export interface RulesChange {
  patch: ToolRulesPatch;
  tools: readonly RuledTool[];
  actorId: string;
}

/** Changes the rules of the named roles; two administrators who change different roles keep both changes. */
export async function changeToolRules(db: Db, { patch, tools, actorId }: RulesChange): Promise<void> {
  const { tool, rules } = patch;
  if (!tools.some(({ name }) => name === tool))
    throw new AppError("validation_failed", "There is no such tool.", {
      errors: [{ path: "tool", message: "is not the name of a tool" }],
    });
  if (new Set(rules.map(({ role }) => role)).size < rules.length)
    throw new AppError("validation_failed", "A role has one rule for a tool.", {
      errors: [{ path: "rules", message: "names a role twice" }],
    });
  await db.transaction().execute(async (trx) => {
    for (const rule of rules) await changeRule(trx, { tool, ...rule, actorId });
    await recordAudit(trx, {
      actorId,
      action: "tool.rules_changed",
      subjectType: "tool",
      subjectId: tool,
      details: { rules },
    });
  });
}

type RuleChange = ToolRulesPatch["rules"][number] & { tool: string; actorId: string };

async function changeRule(trx: Trx, { tool, role, permission, actorId }: RuleChange): Promise<void> {
  if (permission === null) {
    await trx.deleteFrom("tool_rules").where("tool", "=", tool).where("role", "=", role).execute();
    return;
  }
  const changed = { permission, changed_by: actorId, changed_at: new Date() };
  await trx
    .insertInto("tool_rules")
    .values({ tool, role, ...changed })
    .onConflict((conflict) => conflict.columns(["tool", "role"]).doUpdateSet(changed))
    .execute();
}
