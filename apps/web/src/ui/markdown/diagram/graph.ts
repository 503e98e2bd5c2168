/** Nodes and edges of a flow chart or a state diagram. */
export interface Graph {
  direction: "TB" | "BT" | "LR" | "RL";
  nodes: Map<string, GraphNode>;
  edges: GraphEdge[];
  groups: GraphGroup[];
}

export type Shape = "box" | "round" | "diamond" | "circle" | "store" | "start" | "end";

export interface GraphNode {
  id: string;
  label: string;
  shape: Shape;
  group: string | null;
}

export interface GraphEdge {
  from: string;
  to: string;
  label: string;
  line: "solid" | "dotted" | "thick";
  ends: "none" | "one" | "both";
}

export interface GraphGroup {
  id: string;
  label: string;
  parent: string | null;
}

/** Larger graphs would be unreadably small and slow to lay out. */
const MAX_NODES = 40;
const MAX_EDGES = 60;
const MAX_TEXT_CHARS = 20_000;

export const isDrawable = ({ nodes, edges }: Graph): boolean =>
  nodes.size > 0 && nodes.size <= MAX_NODES && edges.length <= MAX_EDGES;

/** The text of a label without the notation's quotes and line breaks. */
export function labelText(written: string): string {
  return written
    .trim()
    .replace(/^["'`]+/, "")
    .replace(/(?<!["'`])["'`]+$/, "")
    .replace(/<br ?\/?>|\\n/gi, "\n")
    .replace(/#quot;/g, '"')
    .replace(/\*\*/g, "")
    .trim();
}

/**
 * The statements of a diagram: no comments, directives or front matter. Empty for a text too long for a
 * diagram.
 */
export function statements(text: string): string[] {
  if (text.length > MAX_TEXT_CHARS) return [];
  const lines = text.split("\n").map((line) => line.trim());
  const end = lines[0] === "---" ? lines.indexOf("---", 1) + 1 : 0;
  return lines.slice(end).filter((line) => line !== "" && !line.startsWith("%%"));
}
