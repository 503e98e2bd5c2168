import { type Graph, type GraphEdge, labelText, type Shape, statements } from "./graph.ts";

const HEAD = /^(?:flowchart|graph)(?:-\w+)?(?:\s+(TB|TD|BT|LR|RL))?\s*;?$/i;
const STYLING = /^(?:classDef|class|style|linkStyle|click|direction|accTitle|accDescr)\b/;

/** Parses a Mermaid flow chart; null for unsupported syntax. */
export function parseFlowchart(text: string): Graph | null {
  const [head = "", ...lines] = statements(text);
  const found = HEAD.exec(head);
  if (!found) return null;
  const graph: Graph = { direction: direction(found[1]), nodes: new Map(), edges: [], groups: [] };
  const open: string[] = [];
  for (const line of lines.flatMap(splitStatements)) {
    if (STYLING.test(line)) continue;
    const group = /^subgraph\s+(\S.*)$/s.exec(line)?.[1];
    if (group) open.push(addGroup(graph, group, open.at(-1) ?? null));
    else if (/^end\b/.test(line)) open.pop();
    else if (!readChain(graph, line, open.at(-1) ?? null)) return null;
  }
  return graph;
}

function direction(written: string | undefined): Graph["direction"] {
  const name = written?.toUpperCase();
  return name === "LR" || name === "RL" || name === "BT" ? name : "TB";
}

/** Semicolons separate statements, except inside a label. */
function splitStatements(line: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (let at = 0; at < line.length; at += 1) {
    const close = CLOSING[line.charAt(at)];
    if (close) at = Math.max(at, line.indexOf(close, at + 1));
    else if (line[at] === ";") {
      parts.push(line.slice(from, at));
      from = at + 1;
    }
  }
  return [...parts, line.slice(from)].map((part) => part.trim()).filter(Boolean);
}

const CLOSING: Record<string, string | undefined> = { '"': '"', "[": "]" };

function addGroup(graph: Graph, written: string, parent: string | null): string {
  const [, id = written, label] = /^([\w-]+)\s*\[(.*)\]$/.exec(written) ?? [];
  graph.groups.push({ id: `group ${id}`, label: labelText(label ?? id), parent });
  return `group ${id}`;
}

/** `-->`, `-- text -->`, `-.->`, `-. text .->`, `==>`, `== text ==>`, each with `|text|` after it. */
const LINK = new RegExp(
  String.raw`\s*(?<back><)?(?:` +
    String.raw`(?<dotted>-\.)(?:(?<dottedText>[^-.|>]+)\.)?-(?<dottedHead>[>xo])?|` +
    String.raw`(?<thick>==)(?:\s(?<thickText>[^=|]+)(?<=\s)==)?=*(?<thickHead>[>xo])?|` +
    String.raw`--(?:(?=\s+[^-|>\s])\s(?<text>[^|>]*?)(?<=\s)--)?-*(?<head>[>xo])?` +
    String.raw`)(?:\s*\|(?<piped>[^|]*)\|)?\s*`,
  "y",
);

function readChain(graph: Graph, line: string, group: string | null): boolean {
  let at = 0;
  let sources: string[] | null = null;
  let link: Omit<GraphEdge, "from" | "to"> | null = null;
  while (at < line.length) {
    const targets = readNodes(graph, line, at, group);
    if (!targets) return false;
    for (const from of sources ?? []) {
      for (const to of targets.ids) if (link) graph.edges.push({ from, to, ...link });
    }
    at = targets.to;
    if (at >= line.length) return true;
    LINK.lastIndex = at;
    const found = LINK.exec(line);
    if (!found?.groups) return false;
    link = toLink(found.groups);
    sources = targets.ids;
    at += found[0].length;
  }
  // An arrow without a target.
  return false;
}

function toLink(found: Record<string, string | undefined>): Omit<GraphEdge, "from" | "to"> {
  const hasHead = Boolean(found.head ?? found.dottedHead ?? found.thickHead);
  return {
    label: labelText(found.piped ?? found.text ?? found.dottedText ?? found.thickText ?? ""),
    line: found.dotted ? "dotted" : found.thick ? "thick" : "solid",
    ends: found.back && hasHead ? "both" : hasHead ? "one" : "none",
  };
}

function readNodes(graph: Graph, line: string, start: number, group: string | null) {
  const ids: string[] = [];
  let at = start;
  for (;;) {
    const node = readNode(graph, line, at, group);
    if (!node) return null;
    ids.push(node.id);
    at = node.to;
    const and = /\s*&\s*/y;
    and.lastIndex = at;
    const found = and.exec(line);
    if (!found) return { ids, to: at };
    at += found[0].length;
  }
}

const ID = /\s*([\p{L}\p{N}_]+(?:-[\p{L}\p{N}_]+)*)/uy;
const SHAPES: { open: string; close: string; shape: Shape }[] = [
  { open: "([", close: "])", shape: "round" },
  { open: "[[", close: "]]", shape: "box" },
  { open: "[(", close: ")]", shape: "store" },
  { open: "[/", close: "]", shape: "box" },
  { open: "[\\", close: "]", shape: "box" },
  { open: "(((", close: ")))", shape: "circle" },
  { open: "((", close: "))", shape: "circle" },
  { open: "{{", close: "}}", shape: "box" },
  { open: "{", close: "}", shape: "diamond" },
  { open: "(", close: ")", shape: "round" },
  { open: "[", close: "]", shape: "box" },
  { open: ">", close: "]", shape: "box" },
];

function readNode(graph: Graph, line: string, at: number, group: string | null) {
  ID.lastIndex = at;
  const found = ID.exec(line);
  const id = found?.[1];
  if (!found || !id) return null;
  let to = at + found[0].length;
  const body = SHAPES.find(({ open }) => line.startsWith(open, to));
  const known = graph.nodes.get(id);
  if (body) {
    const from = to + body.open.length;
    const quoted = line[from] === '"' ? line.indexOf('"', from + 1) : from;
    const end = quoted < 0 ? -1 : line.indexOf(body.close, quoted);
    if (end < 0) return null;
    const label = labelText(line.slice(from, end).replace(/[/\\]$/, ""));
    graph.nodes.set(id, { id, label, shape: body.shape, group: known?.group ?? group });
    to = end + body.close.length;
  } else if (!known) graph.nodes.set(id, { id, label: id, shape: "box", group });
  else if (!known.group && group) graph.nodes.set(id, { ...known, group });
  const styled = /^:::[\w-]+/.exec(line.slice(to));
  return { id, to: to + (styled?.[0].length ?? 0) };
}
