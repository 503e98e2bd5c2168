import type { BaseLogger } from "pino";
import { defaultPermission, type ToolRules } from "../tool-rules/index.ts";
import type { ToolBox, ToolScope, ToolsWanted } from "./tool.ts";
import type { ChosenTools } from "./turn-tools.ts";

/** The stored part of a turn's choice of tools, so that another process can make the same choice. */
export interface ToolPlan {
  wanted: Pick<
    ToolsWanted,
    "chosen" | "specialty" | "assistant" | "hasDocuments" | "hasFiles" | "mayRemember"
  >;
  scope: ToolScope;
}

export const NO_TOOL_PLAN: ToolPlan = {
  wanted: { chosen: null, specialty: null, assistant: null, hasDocuments: false },
  scope: { collections: [], fileIds: [] },
};

export interface ToolChoiceDeps {
  tools: ToolBox;
  toolRules: ToolRules;
  log: BaseLogger;
}

/**
 * The tools that a turn's model is offered, without those that an administrator denies the person. A turn
 * whose tools can't be listed is answered without them.
 */
export async function chooseTools(
  { tools: box, toolRules, log }: ToolChoiceDeps,
  { plan, ...asked }: { plan: ToolPlan } & Pick<ToolsWanted, "personId" | "roles" | "online" | "question">,
): Promise<ChosenTools> {
  const { scope } = plan;
  try {
    const [listed, rules] = await Promise.all([
      box.toolsFor({ ...plan.wanted, ...asked }),
      toolRules.permissionsOf(asked.roles),
    ]);
    const tools = listed.filter((tool) => (rules.get(tool.name) ?? defaultPermission(tool)) !== "deny");
    return { tools, scope, instructions: box.instructionsFor?.(tools) ?? "" };
  } catch (error) {
    log.warn({ err: error }, "the tools of a turn could not be listed");
    return { tools: [], scope, instructions: "" };
  }
}
