import type { ToolCall } from "@metatron/contract/chat/turn-step";
import { chooseTools, type ToolChoiceDeps, type ToolPlan } from "./choose-tools.ts";
import type { ChosenTools, TurnTools } from "./turn-tools.ts";

interface DraftToolsWanted {
  /** Undefined for a test run, which belongs to no person. */
  personId: string | undefined;
  roles: readonly string[];
  question: string;
  /** The assistant whose documents are read; undefined if it was never saved. */
  assistantId: string | undefined;
  wanted: Pick<ToolPlan["wanted"], "chosen" | "specialty" | "assistant">;
}

/** No person has this id, so tools that read a person's own data find none. */
const NOBODY = "00000000-0000-0000-0000-000000000000";

/** The tools of a turn outside any conversation, chosen as for the published assistant. */
export function draftTools(deps: ToolChoiceDeps, draft: DraftToolsWanted): TurnTools {
  const { personId = NOBODY, roles, question, assistantId, wanted } = draft;
  const plan: ToolPlan = {
    wanted: { ...wanted, hasDocuments: assistantId !== undefined },
    scope: { collections: assistantId === undefined ? [] : [assistantId], fileIds: [] },
  };
  // The tools stay the same for all steps.
  let chosen: Promise<ChosenTools> | undefined;
  return {
    choose() {
      chosen ??= chooseTools(deps, { plan, personId, roles, question, online: false });
      return chosen;
    },
    asker: { personId, roles, conversationId: undefined },
  };
}

/** The names of the tools that the model called with a valid input, whether or not they were allowed to run. */
export function toolsCalledIn(calls: readonly ToolCall[]): string[] {
  const called = calls.filter(({ state }) => state !== "input-streaming" && state !== "input-error");
  return [...new Set(called.map(({ name }) => name))];
}
