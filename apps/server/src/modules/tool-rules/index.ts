export { defaultPermission } from "./default-permission.ts";
export { toolRulesRoutes } from "./tool-rules.routes.ts";
export { createToolRules, type ToolRules } from "./tool-rules.ts";
