export { createToolBox, type ToolBoxDeps, type ToolSource } from "./tool-box.ts";
