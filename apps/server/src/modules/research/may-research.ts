import type { ToolRules } from "../tool-rules/index.ts";
import { PLAN_TOOL } from "../turns/index.ts";

/** Whether no rule of an administrator denies deep searches to people with these roles. */
export async function mayResearch(toolRules: ToolRules, roles: readonly string[]): Promise<boolean> {
  return (await toolRules.permissionsOf(roles)).get(PLAN_TOOL) !== "deny";
}
