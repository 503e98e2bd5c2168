import type { ToolServers } from "./modules/tool-servers/index.ts";
import { createToolBox, type ToolBoxDeps } from "./modules/tools/index.ts";
import type { ToolBox } from "./modules/turns/index.ts";

/** The tools of the product, and those of the registered tool servers. */
export function createTools(deps: ToolBoxDeps & { toolServers: ToolServers }): ToolBox {
  return createToolBox(deps, [deps.toolServers]);
}
