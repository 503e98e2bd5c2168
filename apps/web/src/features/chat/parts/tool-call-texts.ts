import type { ToolCall } from "@metatron/contract/chat/turn-step";

/** A result can be a whole document, which is too long to show in an answer. */
const LONGEST_SHOWN = 4_000;

export function isRunning({ state }: ToolCall): boolean {
  return state === "input-streaming" || state === "input-available" || state === "approved";
}

/** Formats `search_documents` as "search documents". */
export const toolName = (name: string): string => name.replaceAll(/[-_]+/g, " ").trim();

/** The input or output of a tool as plain text: it is untrusted data and never markup. */
export function shownValue(value: unknown): string {
  const text = typeof value === "string" ? value : (JSON.stringify(value, null, 2) ?? "");
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text;
}
