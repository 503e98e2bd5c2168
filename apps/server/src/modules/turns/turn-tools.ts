import type { ToolAsker } from "./call-context.ts";
import type { Tool, ToolScope } from "./tool.ts";

export interface TurnTools {
  /** Called after the material is known. */
  choose(): Promise<ChosenTools>;
  asker: Omit<ToolAsker, "language" | "scope">;
}

export interface ChosenTools {
  tools: readonly Tool[];
  scope: ToolScope;
  /** Belongs in the system prompt where the tools are offered. */
  instructions: string;
}
