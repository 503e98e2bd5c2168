import { createToolBox, type ToolBoxDeps } from "./modules/tools/index.ts";
import type { ToolBox } from "./modules/turns/index.ts";

/** The tools of the product; tools of other systems are added here as sources. */
export function createTools(deps: ToolBoxDeps): ToolBox {
  return createToolBox(deps, []);
}
