import type { Session } from "../../http/session.ts";
import type { ChatAssistant } from "../assistants/index.ts";
import { permissionOf } from "./call-gate.ts";
import { chooseTools, type ToolChoiceDeps } from "./choose-tools.ts";
import type { ChosenTools, TurnTools } from "./turn-tools.ts";

/**
 * The product's own tools that only read. Tools of other systems could keep the question, and a tool that
 * changes something or asks the person leaves a trace.
 */
const READING_TOOLS: ReadonlySet<string> = new Set([
  "search_documents",
  "read_document",
  "list_documents",
  "search_history",
  "calculate",
  "query_table",
]);

export function temporaryTools(
  deps: ToolChoiceDeps,
  asked: { session: Session; assistant: ChatAssistant | undefined; question: string },
): TurnTools {
  const { session, assistant, question } = asked;
  const { personId, roles } = session;
  // The tools stay the same for all steps.
  let chosen: Promise<ChosenTools> | undefined;

  async function choose(): Promise<ChosenTools> {
    const plan = {
      wanted: {
        chosen: assistant?.tools ?? null,
        specialty: assistant?.specialty ?? null,
        assistant: assistant ? { id: assistant.id, official: assistant.official } : null,
        hasDocuments: assistant !== undefined,
        hasFiles: false,
      },
      scope: { collections: assistant ? [assistant.id] : [], fileIds: [] },
    };
    const offered = await chooseTools(deps, { plan, personId, roles, question, online: false });
    const rules = await deps.toolRules.permissionsOf(roles);
    // Nobody is asked here, so a tool that an administrator wants approved is not offered.
    const tools = offered.tools.filter(
      (tool) => READING_TOOLS.has(tool.name) && permissionOf(tool, rules) === "allow",
    );
    return { tools, scope: offered.scope, instructions: deps.tools.instructionsFor?.(tools) ?? "" };
  }

  return {
    choose() {
      chosen ??= choose();
      return chosen;
    },
    asker: { personId, roles, conversationId: undefined },
  };
}
