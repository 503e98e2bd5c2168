import type { ToolAccess, ToolPermission } from "@metatron/contract/tool-rules/constants";

/** The part of a tool that rules are about. */
export interface RuledTool {
  name: string;
  title?: string | undefined;
  access: ToolAccess;
  isUntrusted?: boolean | undefined;
  /** Replaces the default of the access level. */
  byDefault?: ToolPermission | undefined;
}

/** For people whose roles have no rule: a tool that only reads runs, and any other tool asks. */
export function defaultPermission({ access, byDefault }: RuledTool): ToolPermission {
  return byDefault ?? (access === "read" ? "allow" : "ask");
}
