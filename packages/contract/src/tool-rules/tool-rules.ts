import { z } from "zod";
import { line } from "../fields.ts";
import { roles } from "../roles.ts";
import { toolAccesses, toolPermissions } from "./constants.ts";

const role = z.enum(roles);
const permission = z.enum(toolPermissions);

/** The name by which models call the tool. */
const toolName = line(64);

export const adminTool = z
  .object({
    name: toolName,
    // The name that people read, for tools of other systems; the interface names our own tools.
    title: z.string().nullable(),
    access: z.enum(toolAccesses),
    // Its results contain texts of strangers: after them, a tool that writes asks whatever the rules say.
    isUntrusted: z.boolean(),
    // Applies to people whose roles have no rule.
    byDefault: permission,
    // Roles without a rule are omitted.
    rules: z.array(z.object({ role, permission })),
  })
  .meta({ id: "AdminTool" });
export type AdminTool = z.infer<typeof adminTool>;

export const adminTools = z.object({ tools: z.array(adminTool) }).meta({ id: "AdminTools" });
export type AdminTools = z.infer<typeof adminTools>;

/** Changes the rules of these roles and keeps the others; null removes a rule. */
export const toolRulesPatch = z
  .strictObject({
    tool: toolName,
    rules: z
      .array(z.strictObject({ role, permission: permission.nullable() }))
      .min(1)
      .max(roles.length),
  })
  .meta({ id: "ToolRulesPatch" });
export type ToolRulesPatch = z.infer<typeof toolRulesPatch>;
