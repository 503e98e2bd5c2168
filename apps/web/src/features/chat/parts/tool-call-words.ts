import type { ToolCall } from "@metatron/contract/chat/turn-step";

/** A result can be a whole document; more than this nobody reads in an answer. */
const LONGEST_SHOWN = 4_000;

export function isRunning({ state }: ToolCall): boolean {
  return state === "input-streaming" || state === "input-available" || state === "approved";
}

/** `search_documents` as words. */
export const toolName = (name: string): string => name.replaceAll(/[-_]+/g, " ").trim();

/** What a tool was given or gave back, as plain text: it is data from outside and never markup. */
export function shownValue(value: unknown): string {
  const text = typeof value === "string" ? value : (JSON.stringify(value, null, 2) ?? "");
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text;
}
