import type { ToolPermission } from "@metatron/contract/tool-rules/constants";
import { sql } from "kysely";
import { groupCalls } from "../../adapters/db/group-calls.ts";
import type { Db } from "../../adapters/db/index.ts";
import { prepared } from "../../adapters/db/prepared.ts";

/** The administrators' rules about tools. */
export interface ToolRules {
  /** By tool name; a tool without a rule for these roles is missing. */
  permissionsOf(roles: readonly string[]): Promise<ReadonlyMap<string, ToolPermission>>;
}

const STRICTEST_FIRST: readonly ToolPermission[] = ["deny", "ask", "allow"];

/**
 * Reads the rules at each use, so that a changed rule applies to the next call on every node. The strictest
 * rule of a person's roles counts (decision 56).
 */
export function createToolRules(db: Db): ToolRules {
  const readRules = groupCalls((asked: (readonly string[])[]) => rulesOf(db, asked));
  return {
    async permissionsOf(roles) {
      if (roles.length === 0) return new Map();
      const rules = await readRules(roles);
      const permissions = new Map<string, ToolPermission>();
      for (const permission of STRICTEST_FIRST.toReversed())
        for (const rule of rules) if (rule.permission === permission) permissions.set(rule.tool, permission);
      return permissions;
    },
  };
}

interface RuleRow {
  role: string;
  tool: string;
  permission: ToolPermission;
}

/** For several people at once, because every question with tools reads them. */
async function rulesOf(db: Db, asked: readonly (readonly string[])[]): Promise<RuleRow[][]> {
  const { rows } = await sql<RuleRow>`${prepared("tool-rules")}
    select role, tool, permission from tool_rules where role = any(${[...new Set(asked.flat())]}::text[])`.execute(
    db,
  );
  return asked.map((roles) => rows.filter(({ role }) => roles.includes(role)));
}
