import type { AssistantTool } from "@metatron/contract/assistants/assistant-tool";
import { isOwnTool, type OwnTool, ownTools } from "@metatron/turn/own-tools";
import { AppError } from "../../http/app-error.ts";
import type { Session } from "../../http/session.ts";
import type { AssistantsDeps, CatalogTool } from "./assistants-deps.ts";

/** The tools that this person may give to an assistant: our own and those of tool servers. */
export async function listTools(
  { tools }: Pick<AssistantsDeps, "tools">,
  { roles }: Pick<Session, "roles">,
): Promise<AssistantTool[]> {
  const listed = (await tools.all?.(roles)) ?? OWN;
  return listed.map(toAssistantTool).sort(compareTools);
}

const ACCESS: Partial<Record<OwnTool, CatalogTool["access"]>> = {
  search_web: "outside",
  make_image: "outside",
  open_case: "write",
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
  person: Pick<Session, "roles">,
  names: readonly string[],
): Promise<void> {
  if (names.length === 0) return;
  const known = new Set((await listTools(deps, person)).map(({ name }) => name));
  if (names.some((name) => !known.has(name)))
    throw new AppError("unknown_tool", "There is no such tool for you here.");
}
