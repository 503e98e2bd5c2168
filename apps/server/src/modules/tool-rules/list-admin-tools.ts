import { roles } from "@metatron/contract/roles";
import type { AdminTool } from "@metatron/contract/tool-rules/tool-rules";
import type { Db } from "../../adapters/db/index.ts";
import { defaultPermission, type RuledTool } from "./default-permission.ts";

/** Rules of roles that the product no longer has are omitted. */
export async function listAdminTools(db: Db, tools: readonly RuledTool[]): Promise<AdminTool[]> {
  const rows = await db.selectFrom("tool_rules").select(["tool", "role", "permission"]).execute();
  return tools.map((tool) => ({
    name: tool.name,
    title: tool.title ?? null,
    access: tool.access,
    isUntrusted: tool.isUntrusted ?? false,
    byDefault: defaultPermission(tool),
    rules: roles.flatMap((role) => {
      const rule = rows.find((row) => row.tool === tool.name && row.role === role);
      return rule ? [{ role, permission: rule.permission }] : [];
    }),
  }));
}
