import dagre from "@dagrejs/dagre";
import type { Graph, GraphEdge, GraphGroup, GraphNode } from "./graph.ts";
import { type TextBox, textBox } from "./text-box.ts";

export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface GraphLayout {
  width: number;
  height: number;
  nodes: (Place & { node: GraphNode; box: TextBox })[];
  edges: { edge: GraphEdge; points: { x: number; y: number }[]; label: (Place & { box: TextBox }) | null }[];
  groups: (Place & { group: GraphGroup })[];
}

const MARGIN = 12;

export function layoutGraph(graph: Graph): GraphLayout {
  const layout = new dagre.graphlib.Graph({ multigraph: true, compound: true });
  layout.setGraph({ rankdir: graph.direction, nodesep: 36, ranksep: 44, marginx: MARGIN, marginy: MARGIN });
  const groups = graph.groups.filter(({ id }) => [...graph.nodes.values()].some(({ group }) => group === id));
  for (const { id } of groups) layout.setNode(id, {});
  for (const node of graph.nodes.values()) {
    layout.setNode(key(node.id), nodeSize(node));
    if (node.group) layout.setParent(key(node.id), node.group);
  }
  for (const { id, parent } of groups) if (parent && layout.hasNode(parent)) layout.setParent(id, parent);
  graph.edges.forEach((edge, index) => {
    const box = textBox(edge.label, 130);
    const room = edge.label ? { width: box.width + 8, height: box.height, labelpos: "c" } : {};
    layout.setEdge(key(edge.from), key(edge.to), { ...room }, `${index}`);
  });
  dagre.layout(layout);
  const size = layout.graph();
  return {
    width: size.width ?? 0,
    height: size.height ?? 0,
    nodes: [...graph.nodes.values()].map((node) => ({
      ...place(layout.node(key(node.id))),
      node,
      box: textBox(node.label),
    })),
    edges: graph.edges.map((edge, index) => {
      const drawn = layout.edge(key(edge.from), key(edge.to), `${index}`);
      const label = edge.label ? { ...place(drawn), box: textBox(edge.label, 130) } : null;
      const between = (drawn.points ?? []).slice(1, -1);
      const from = place(layout.node(key(edge.from)));
      const to = place(layout.node(key(edge.to)));
      const first = touch(from, graph.nodes.get(edge.from)?.shape, between[0] ?? to);
      const last = touch(to, graph.nodes.get(edge.to)?.shape, between.at(-1) ?? from);
      return { edge, points: [first, ...between, last], label };
    }),
    groups: groups.map((group) => ({ ...place(layout.node(group.id)), group })),
  };
}

type Point = { x: number; y: number };

/** The point where the line from `toward` meets the outline of a node. */
function touch({ x, y, width, height }: Place, shape: GraphNode["shape"] | undefined, toward: Point): Point {
  const dx = toward.x - x;
  const dy = toward.y - y;
  const across = Math.abs(dx) / (width / 2 || 1);
  const down = Math.abs(dy) / (height / 2 || 1);
  const reach =
    shape === "diamond"
      ? across + down
      : shape === "circle" || shape === "start" || shape === "end"
        ? Math.hypot(across, down)
        : Math.max(across, down);
  return reach > 0 ? { x: x + dx / reach, y: y + dy / reach } : { x, y };
}

/** The layout library keeps nodes as object properties, so a node named `__proto__` must be renamed. */
const key = (id: string): string => `node ${id}`;

function nodeSize({ label, shape }: GraphNode): { width: number; height: number } {
  const box = textBox(label);
  if (shape === "start" || shape === "end") return { width: 18, height: 18 };
  if (shape === "diamond") return { width: box.width * 1.5 + 36, height: box.height * 1.6 + 28 };
  if (shape === "circle") {
    const side = Math.max(box.width, box.height) + 28;
    return { width: side, height: side };
  }
  return { width: Math.max(48, box.width + 28), height: box.height + (shape === "store" ? 30 : 20) };
}

const place = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Place>): Place => ({ x, y, width, height });
