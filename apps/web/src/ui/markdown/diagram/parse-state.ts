import { type Graph, type GraphNode, labelText, statements } from "./graph.ts";

/** Parses a Mermaid state diagram without nested states; null for unsupported syntax. */
export function parseState(text: string): Graph | null {
  const [head = "", ...lines] = statements(text);
  if (!/^stateDiagram(-v2)?$/.test(head)) return null;
  const graph: Graph = { direction: "TB", nodes: new Map(), edges: [], groups: [] };
  for (const line of lines) if (!readLine(graph, line)) return null;
  return graph;
}

function readLine(graph: Graph, line: string): boolean {
  const [, direction] = /^direction\s+(TB|BT|LR|RL)$/.exec(line) ?? [];
  if (direction) {
    graph.direction = direction as Graph["direction"]; // The expression only matches the four directions.
    return true;
  }
  if (/^(?:classDef|class|note|hide|accTitle|accDescr)\b/.test(line)) return !line.startsWith("note");
  const [, from, to, label = ""] = /^(\[\*\]|[\w.]+)\s*-->\s*(\[\*\]|[\w.]+)(?:\s*:(.*))?$/s.exec(line) ?? [];
  if (from && to) {
    const edge = { line: "solid" as const, ends: "one" as const, label: labelText(label) };
    graph.edges.push({ from: state(graph, from, "start").id, to: state(graph, to, "end").id, ...edge });
    return true;
  }
  const [, longName, alias] = /^state\s+"([^"]*)"\s+as\s+([\w.]+)$/.exec(line) ?? [];
  const [, id, description] = /^(?:state\s+)?([\w.]+)(?:\s*:(.*))?$/s.exec(line) ?? [];
  const name = alias ?? id;
  if (!name) return false;
  const node = state(graph, name, "start");
  const text = longName ?? description;
  if (text) graph.nodes.set(node.id, { ...node, label: labelText(text) });
  return true;
}

function state(graph: Graph, name: string, point: "start" | "end"): GraphNode {
  const isPoint = name === "[*]";
  const id = isPoint ? `[${point}]` : name;
  const node: GraphNode = graph.nodes.get(id) ?? {
    id,
    label: isPoint ? "" : name,
    shape: isPoint ? point : "round",
    group: null,
  };
  graph.nodes.set(id, node);
  return node;
}
