import { isMeantFor } from "@metatron/contract/roles";
import type { ToolRow } from "./tool-servers.repo.ts";

/** Who asks, and where. */
export interface ToolUser {
  roles: readonly string[];
  /** Null in Chat libre; an assistant that was never saved has no id. */
  assistant: { id: string | null } | null;
}

type Permitted = Pick<ToolRow, "roles" | "place" | "assistants">;

/** Whether an administrator allows the tool to these roles in this chat. */
export function mayUse({ roles, place, assistants }: Permitted, user: ToolUser): boolean {
  if (!isMeantFor(roles, user.roles)) return false;
  if (user.assistant === null) return place === "everywhere";
  return assistants.length === 0 || isNamed({ assistants }, user);
}

/** Whether an administrator named the assistant for this tool. */
export function isNamed(
  { assistants }: Pick<ToolRow, "assistants">,
  { assistant }: Pick<ToolUser, "assistant">,
): boolean {
  return assistant?.id ? assistants.includes(assistant.id) : false;
}
