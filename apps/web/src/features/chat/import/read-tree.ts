import { MAX_MESSAGE_CHARS } from "@metatron/contract/chat/constants";
import { cutText } from "@metatron/text/cut-text";
import type { FoundMessage } from "./found-export.ts";

export interface TreeNode {
  id: string;
  parentId: string | null;
  childIds: readonly string[];
  /** Null for a node that is not shown: its children follow its parent. */
  message: Omit<FoundMessage, "id" | "parentId"> | null;
}

interface Visit {
  node: TreeNode;
  /** The nearest shown message above. */
  above: FoundMessage | null;
  /** No node between has another child. */
  isOnlyWay: boolean;
}

/**
 * The messages of a tree, parents first, without recursion: a hostile tree can be as deep as it is long. The branch
 * of `currentId` comes last, because the newest branch is the one that is shown.
 */
export function readTree(nodes: ReadonlyMap<string, TreeNode>, currentId: string | null): FoundMessage[] {
  const current = pathTo(nodes, currentId);
  const seen = new Set<string>();
  const messages: FoundMessage[] = [];
  const roots = [...nodes.values()].filter(({ parentId }) => parentId === null || !nodes.has(parentId));
  const open: Visit[] = inOrder(roots).map((node) => ({ node, above: null, isOnlyWay: false }));
  for (let visit = open.pop(); visit; visit = open.pop()) {
    const { node, isOnlyWay } = visit;
    // A node that names itself among its descendants.
    if (seen.has(node.id)) continue;
    seen.add(node.id);
    const above = show(visit);
    const children = node.childIds.flatMap((id) => nodes.get(id) ?? []);
    const isWay = children.length === 1 && (node.message !== null || isOnlyWay);
    open.push(...inOrder(children).map((child) => ({ node: child, above, isOnlyWay: isWay })));
  }
  return messages;

  /** The last one is visited last. The list is a stack, so that the first one to visit is at its end. */
  function inOrder(siblings: readonly TreeNode[]): TreeNode[] {
    return [...siblings].sort((a, b) => Number(current.has(a.id)) - Number(current.has(b.id))).reverse();
  }

  function show({ node, above, isOnlyWay }: Visit): FoundMessage | null {
    const { message } = node;
    if (!message || message.text.trim() === "") return above;
    // An answer in several messages, with tools between them, is one answer here.
    if (above?.role === "assistant" && message.role === "assistant" && isOnlyWay) {
      above.text = cutText(`${above.text}\n\n${message.text}`, MAX_MESSAGE_CHARS);
      return above;
    }
    const shown = { ...message, text: cutText(message.text, MAX_MESSAGE_CHARS), id: node.id };
    const found: FoundMessage = { ...shown, parentId: above?.id ?? null };
    messages.push(found);
    return found;
  }
}

function pathTo(nodes: ReadonlyMap<string, TreeNode>, currentId: string | null): Set<string> {
  const path = new Set<string>();
  for (let id = currentId; id !== null && !path.has(id); ) {
    const node = nodes.get(id);
    if (!node) break;
    path.add(id);
    id = node.parentId;
  }
  return path;
}
