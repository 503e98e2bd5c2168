import type { ToolPermission } from "@metatron/contract/tool-rules/constants";
import { sql } from "kysely";
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
  return {
    async permissionsOf(roles) {
      if (roles.length === 0) return new Map();
      const { rows } = await sql<{ tool: string; permission: ToolPermission }>`${prepared("tool-rules")}
        select tool, permission from tool_rules where role = any(${[...roles]}::text[])`.execute(db);
      const permissions = new Map<string, ToolPermission>();
      for (const permission of STRICTEST_FIRST.toReversed())
        for (const row of rows) if (row.permission === permission) permissions.set(row.tool, permission);
      return permissions;
    },
  };
}
