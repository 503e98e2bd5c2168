import type { MessageRow } from "./rows.ts";
import { BEGINNING, type Versions } from "./versions.ts";

export interface PathStep {
  message: MessageRow;
  /** Ids of all messages at this place, oldest first; more than one after a regeneration or an edit. */
  versions: string[];
}

/** The messages to show, from the first one: at each fork the chosen version, or else the newest. */
export function activePath(messages: readonly MessageRow[], chosen: Versions): PathStep[] {
  const inOrder = [...messages].sort((a, b) => a.seq - b.seq);
  const children = groupByParent(inOrder);
  const path: PathStep[] = [];
  const seen = new Set<string>();
  for (let at = BEGINNING; ; ) {
    const versions = (children.get(at) ?? []).filter(({ id }) => !seen.has(id));
    const message = versions.find(({ id }) => id === chosen[at]) ?? versions.at(-1);
    if (!message) return path;
    path.push({ message, versions: versions.map(({ id }) => id) });
    // Without this, a loop of parents in damaged rows would never end.
    for (const { id } of versions) seen.add(id);
    at = message.id;
  }
}

/**
 * The parent of the next question. A refused message can't be the
 * parent, because the server does not know it.
 */
export function parentForNext(path: readonly PathStep[]): string | null {
  const known = path.findLast(
    ({ message }) => message.isOnServer || message.isImporting || message.state === "waiting",
  );
  return known?.message.id ?? null;
}

function groupByParent(inOrder: readonly MessageRow[]): Map<string, MessageRow[]> {
  const ids = new Set(inOrder.map(({ id }) => id));
  // A message whose parent is missing follows the message before it, so that no message is hidden.
  return Map.groupBy(inOrder, (message) => {
    if (message.parentId === null) return BEGINNING;
    if (ids.has(message.parentId)) return message.parentId;
    return inOrder[inOrder.indexOf(message) - 1]?.id ?? BEGINNING;
  });
}
