/** Boxes and arrows, as a flow chart or a state diagram has them. */
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

/** More would be too small to read, and take too long to lay out. */
const MAX_NODES = 40;
const MAX_EDGES = 60;
const MAX_TEXT_CHARS = 20_000;

export const isDrawable = ({ nodes, edges }: Graph): boolean =>
  nodes.size > 0 && nodes.size <= MAX_NODES && edges.length <= MAX_EDGES;

/** Text of a label: quotes and line breaks of the notation are not shown. */
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

/** The lines that say something: no comments, no settings, no front matter. None of a text too long for a diagram. */
export function statements(text: string): string[] {
  if (text.length > MAX_TEXT_CHARS) return [];
  const lines = text.split("\n").map((line) => line.trim());
  const end = lines[0] === "---" ? lines.indexOf("---", 1) + 1 : 0;
  return lines.slice(end).filter((line) => line !== "" && !line.startsWith("%%"));
}
