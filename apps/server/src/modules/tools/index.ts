export { createToolBox, type ToolBoxDeps } from "./tool-box.ts";
