import { REMEMBER_TOOL } from "../memory/index.ts";
import { isSpecialised } from "../specialised/index.ts";
import type { ToolsWanted } from "../turns/index.ts";

const DOCUMENTS = ["search_documents", "list_documents", "read_document"];
const EVERYWHERE = ["calculate", "ask_person", REMEMBER_TOOL];

/** Tools that have nothing to read in a turn without documents. */
const NEEDS_DOCUMENTS: ReadonlySet<string> = new Set([...DOCUMENTS, "query_table"]);

/**
 * The names of the tools for a turn: those that the assistant's author chose, or the usual ones of the chat. A
 * name of a tool that is not configured here is skipped by the registry.
 */
export function toolNamesFor(wanted: Omit<ToolsWanted, "personId" | "roles" | "question">): string[] {
  const names = wanted.chosen ?? usualNames(wanted);
  return names
    .filter((name) => wanted.hasDocuments || !NEEDS_DOCUMENTS.has(name))
    .filter((name) => wanted.mayRemember || name !== REMEMBER_TOOL);
}

function usualNames({
  assistant,
  specialty,
  online,
}: Pick<ToolsWanted, "assistant" | "specialty" | "online">) {
  if (isSpecialised(specialty)) return [...DOCUMENTS, "query_table", "open_case", ...EVERYWHERE];
  if (assistant) return [...DOCUMENTS, ...EVERYWHERE];
  return [
    ...DOCUMENTS,
    "query_table",
    "search_history",
    ...(online ? ["search_web"] : []),
    "make_image",
    "describe_image",
    ...EVERYWHERE,
  ];
}
