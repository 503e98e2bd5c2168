import type { Block, ListItem, LocatedBlock } from "./blocks.ts";
import {
  closesFence,
  dedent,
  type Fence,
  indentOf,
  interrupts,
  isBlank,
  isRule,
  type Marker,
  readFence,
  readHeading,
  readMarker,
} from "./lines.ts";

type ParseInner = (lines: readonly string[]) => LocatedBlock[];

/** Parses the list whose first item is at `at`. */
export function readList(
  lines: readonly string[],
  at: number,
  parseInner: ParseInner,
): { blocks: Block[]; to: number } {
  const items: ListItem[] = [];
  let isLoose = false;
  let to = at;
  const first = readMarker(lines[at] ?? "");
  let marker = first;
  while (marker && marker.kind === first?.kind) {
    const item = gatherItem(lines, to, marker);
    const located = parseInner(item.lines);
    items.push(toItem(item.lines, located, lines.slice(to, item.to).join("\n")));
    isLoose ||= hasGap(located);
    to = item.to;
    const following = skipBlanks(lines, to);
    marker = nextMarker(lines[following] ?? "", first);
    if (!marker) break;
    isLoose ||= following > to;
    to = following;
  }
  return { blocks: [{ type: "list", start: first?.number ?? null, isLoose, items }], to };
}

/** Lazy continuation: a line of text under "> a" or "- a" belongs to that paragraph, even without the marker. */
export function acceptsLazyLine(line: string): boolean {
  const text = line.replace(/^(?:[ >]|[-*+] |\d{1,9}[.)] )+/, "");
  return !isBlank(text) && indentOf(line) < 4 && !readHeading(text) && !isRule(text) && !readFence(text);
}

function gatherItem(lines: readonly string[], at: number, marker: Marker): { lines: string[]; to: number } {
  const inner = [(lines[at] ?? "").slice(marker.offset)];
  let offset = marker.offset;
  let fence = readFence(inner[0] ?? "");
  let to = at + 1;
  let end = to;
  for (; to < lines.length; to += 1) {
    const line = lines[to] ?? "";
    if (isBlank(line)) {
      // An item with an empty first line ends at the first empty line.
      if (isBlank(inner[0] ?? "") && inner.length === 1) break;
      inner.push("");
      continue;
    }
    const indent = indentOf(line);
    if (!fence && indent < offset && indent >= marker.indent + 2 && isNested(line, marker)) offset = indent;
    if (indent < offset) {
      const isLazy = to === end && !fence && acceptsLazyLine(inner.at(-1) ?? "") && !endsText(line);
      if (!isLazy) break;
    }
    const own = dedent(line, offset);
    fence = nextFence(fence, own);
    inner.push(own);
    end = to + 1;
  }
  inner.length = end - at;
  return { lines: inner, to: end };
}

/** Models indent nested lists by two under "1. ", where three would be right. */
function isNested(line: string, parent: Marker): boolean {
  const marker = readMarker(line);
  return marker !== null && (marker.kind !== parent.kind || marker.number === 1);
}

const endsText = (line: string): boolean => interrupts(line) || readMarker(line) !== null;

function nextFence(open: Fence | null, line: string): Fence | null {
  if (open) return closesFence(line, open) ? null : open;
  return readFence(line);
}

function nextMarker(line: string, first: Marker | null): Marker | null {
  const marker = readMarker(line);
  if (!marker || marker.kind !== first?.kind || isRule(line)) return null;
  return marker.indent <= Math.max(3, first.indent) ? marker : null;
}

function skipBlanks(lines: readonly string[], at: number): number {
  let to = at;
  while (to < lines.length && isBlank(lines[to] ?? "")) to += 1;
  return to;
}

const hasGap = (located: readonly LocatedBlock[]): boolean =>
  located.some(({ from }, index) => index > 0 && from > (located[index - 1]?.to ?? from));

function toItem(inner: readonly string[], located: LocatedBlock[], source: string): ListItem {
  const blocks = located.map(({ block }) => block);
  const task = /^\[([ xX])\](?= |$)/.exec(inner[0] ?? "")?.[1];
  const first = blocks[0];
  if (task === undefined || first?.type !== "paragraph") return { task: null, blocks, source };
  const text = { type: "paragraph" as const, text: first.text.slice(3).trimStart() };
  return { task: task === " " ? "open" : "done", blocks: [text, ...blocks.slice(1)], source };
}
