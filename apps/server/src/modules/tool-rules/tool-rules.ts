import type { ToolPermission } from "@metatron/contract/tool-rules/constants";
import type { Db } from "../../adapters/db/index.ts";

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
  return {
    async permissionsOf(roles) {
      if (roles.length === 0) return new Map();
      const rows = await db
        .selectFrom("tool_rules")
        .select(["tool", "permission"])
        .where("role", "in", [...roles])
        .execute();
      const permissions = new Map<string, ToolPermission>();
      for (const permission of STRICTEST_FIRST.toReversed())
        for (const row of rows) if (row.permission === permission) permissions.set(row.tool, permission);
      return permissions;
    },
  };
}
