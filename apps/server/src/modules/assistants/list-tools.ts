import type { AssistantTool } from "@metatron/contract/assistants/assistant-tool";
import { isOwnTool, type OwnTool, ownTools } from "@metatron/turn/own-tools";
import { AppError } from "../../http/app-error.ts";
import type { Session } from "../../http/session.ts";
import type { AssistantsDeps, CatalogTool } from "./assistants-deps.ts";

export interface ToolsAsked {
  session: Pick<Session, "roles">;
  /** Leaves out the tools that an administrator limits to other assistants; undefined: some assistant. */
  assistantId: string | undefined;
}

/** The tools that this person may give to an assistant: our own and those of tool servers. */
export async function listTools(
  { tools }: Pick<AssistantsDeps, "tools">,
  { session: { roles }, assistantId }: ToolsAsked,
): Promise<AssistantTool[]> {
  const listed = (await tools.all?.(roles)) ?? OWN;
  return listed
    .filter(({ assistants }) => !assistants || assistantId === undefined || assistants.includes(assistantId))
    .map(toAssistantTool)
    .sort(compareTools);
}

const ACCESS: Partial<Record<OwnTool, CatalogTool["access"]>> = {
  search_web: "outside",
  make_image: "outside",
  open_case: "write",
  remember_fact: "write",
};
const OWN = ownTools.map((name): CatalogTool => ({ name, description: "", access: ACCESS[name] ?? "read" }));

/** Our own tools first, in the order in which the product lists them. */
function compareTools(a: AssistantTool, b: AssistantTool): number {
  return placeOf(a) - placeOf(b) || (a.name < b.name ? -1 : 1);
}

const placeOf = ({ name }: AssistantTool) => (isOwnTool(name) ? ownTools.indexOf(name) : ownTools.length);

function toAssistantTool({ name, title, description, access }: CatalogTool): AssistantTool {
  return { name, title: title ?? null, description, access, source: isOwnTool(name) ? "own" : "server" };
}

export async function checkTools(
  deps: Pick<AssistantsDeps, "tools">,
  { names, ...asked }: ToolsAsked & { names: readonly string[] },
): Promise<void> {
  if (names.length === 0) return;
  const known = new Set((await listTools(deps, asked)).map(({ name }) => name));
  if (names.some((name) => !known.has(name)))
    throw new AppError("unknown_tool", "There is no such tool for you here.");
}
