import { borderBefore } from "@metatron/text/cut-text";
import { type Block, type Definitions, definitionKey, type LocatedBlock } from "./blocks.ts";
import {
  closesFence,
  dedent,
  indentOf,
  interrupts,
  isBlank,
  isQuote,
  isRule,
  opensMath,
  readFence,
  readHeading,
  readMarker,
  stripQuote,
  toLines,
} from "./lines.ts";
import { acceptsLazyLine, readList } from "./parse-list.ts";
import { readTable, startsTable } from "./parse-table.ts";

/** Each level parses its lines again; without a limit, ten thousand `>` would take quadratic time. */
const MAX_DEPTH = 8;
/** Longer paragraphs are split, so that parsing and layout of each piece stays short. */
const MAX_PARAGRAPH_CHARS = 8_000;

export interface Reading {
  depth: number;
  definitions: Map<string, string>;
}

export interface ParsedMarkdown {
  blocks: Block[];
  definitions: Definitions;
}

/** Parses the whole text at once; while an answer streams, `createBlockReader` parses only its end. */
export function parseMarkdown(text: string): ParsedMarkdown {
  const definitions = new Map<string, string>();
  const located = parseBlocks(toLines(text), { depth: 0, definitions });
  return { blocks: located.map(({ block }) => block), definitions };
}

export function parseBlocks(lines: readonly string[], reading: Reading): LocatedBlock[] {
  const found: LocatedBlock[] = [];
  let at = 0;
  while (at < lines.length) {
    const next = isBlank(lines[at] ?? "") ? { blocks: [], to: at + 1 } : readBlock(lines, at, reading);
    for (const block of next.blocks) found.push({ block, from: at, to: next.to });
    at = next.to;
  }
  return found;
}

interface Read {
  blocks: Block[];
  to: number;
}

function readBlock(lines: readonly string[], at: number, reading: Reading): Read {
  const line = lines[at] ?? "";
  if (reading.depth >= MAX_DEPTH) return { blocks: paragraphs(lines.slice(at)), to: lines.length };
  if (indentOf(line) > 3) return readIndentedCode(lines, at);
  const heading = readHeading(line);
  if (heading) return { blocks: headings(heading.level, heading.text), to: at + 1 };
  if (isRule(line)) return { blocks: [{ type: "rule" }], to: at + 1 };
  if (isQuote(line)) return readQuote(lines, at, reading);
  if (readMarker(line)) return readList(lines, at, (inner) => parseBlocks(inner, deeper(reading)));
  return (
    readFencedCode(lines, at) ??
    readMath(lines, at) ??
    readTable(lines, at) ??
    readDefinition(lines, at, reading) ??
    readParagraph(lines, at)
  );
}

const deeper = (reading: Reading): Reading => ({ ...reading, depth: reading.depth + 1 });

function readFencedCode(lines: readonly string[], at: number): Read | null {
  const fence = readFence(lines[at] ?? "");
  if (!fence) return null;
  let to = at + 1;
  while (to < lines.length && !closesFence(lines[to] ?? "", fence)) to += 1;
  const isClosed = to < lines.length;
  const text = lines
    .slice(at + 1, to)
    .map((line) => dedent(line, fence.indent))
    .join("\n");
  return {
    blocks: [{ type: "code", language: fence.language, text, isClosed }],
    to: isClosed ? to + 1 : to,
  };
}

function readIndentedCode(lines: readonly string[], at: number): Read {
  let to = at;
  while (to < lines.length && (isBlank(lines[to] ?? "") || indentOf(lines[to] ?? "") > 3)) to += 1;
  while (isBlank(lines[to - 1] ?? "")) to -= 1;
  const text = lines
    .slice(at, to)
    .map((line) => dedent(line, 4))
    .join("\n");
  return { blocks: [{ type: "code", language: "", text, isClosed: true }], to };
}

function readMath(lines: readonly string[], at: number): Read | null {
  const first = lines[at] ?? "";
  const close = opensMath(first);
  if (!close) return null;
  const rest = first.trimStart().slice(2);
  const sameLine = rest.indexOf(close);
  if (sameLine >= 0) {
    // "$$x$$ and more" is running text with a formula in it.
    if (!isBlank(rest.slice(sameLine + 2))) return null;
    return { blocks: [{ type: "math", tex: rest.slice(0, sameLine).trim(), isClosed: true }], to: at + 1 };
  }
  const tex = [rest];
  for (let to = at + 1; to < lines.length; to += 1) {
    const line = lines[to] ?? "";
    const end = line.indexOf(close);
    if (end >= 0 && isBlank(line.slice(end + 2))) {
      tex.push(line.slice(0, end));
      return { blocks: [{ type: "math", tex: tex.join("\n").trim(), isClosed: true }], to: to + 1 };
    }
    // A formula has no empty lines: this one was never closed.
    if (isBlank(line)) return to === at + 1 ? null : openMath(tex, to);
    tex.push(line);
  }
  return openMath(tex, lines.length);
}

const openMath = (tex: string[], to: number): Read => ({
  blocks: [{ type: "math", tex: tex.join("\n").trim(), isClosed: false }],
  to,
});

function readQuote(lines: readonly string[], at: number, reading: Reading): Read {
  const inner: string[] = [];
  let to = at;
  for (; to < lines.length; to += 1) {
    const line = lines[to] ?? "";
    if (isQuote(line)) inner.push(stripQuote(line));
    else if (acceptsLazyLine(inner.at(-1) ?? "") && !isBlank(line) && !interrupts(line)) inner.push(line);
    else break;
  }
  const blocks = parseBlocks(inner, deeper(reading)).map(({ block }) => block);
  return { blocks: [{ type: "quote", blocks }], to };
}

const DEFINITION = /^ {0,3}\[([^[\]]{1,200})\]:[ \t]*(\S*)/;

function readDefinition(lines: readonly string[], at: number, reading: Reading): Read | null {
  const line = lines[at] ?? "";
  const [, label, target] = DEFINITION.exec(line) ?? [];
  if (!label || target === undefined) return null;
  if (!label.startsWith("^")) {
    if (!target) return null;
    const key = definitionKey(label);
    if (!reading.definitions.has(key)) reading.definitions.set(key, target.replace(/^<|>$/g, ""));
    return { blocks: [], to: at + 1 };
  }
  const note = readParagraph(lines, at);
  const text = joinText([line.slice(line.indexOf("]:") + 2), ...lines.slice(at + 1, note.to)]);
  const [first = "", ...more] = cut(text);
  const blocks: Block[] = [{ type: "note", label: label.slice(1), text: first }];
  return { blocks: [...blocks, ...more.flatMap((piece) => paragraphs([piece]))], to: note.to };
}

function readParagraph(lines: readonly string[], at: number): Read {
  let to = at + 1;
  for (; to < lines.length; to += 1) {
    const line = lines[to] ?? "";
    if (isBlank(line)) break;
    const underline = /^ {0,3}(=+|-+)[ \t]*$/.exec(line)?.[1];
    if (underline) {
      const level = underline.startsWith("=") ? 1 : 2;
      return { blocks: headings(level, joinText(lines.slice(at, to))), to: to + 1 };
    }
    if (interrupts(line) || startsTable(lines, to)) break;
  }
  return { blocks: paragraphs(lines.slice(at, to)), to };
}

const joinText = (lines: readonly string[]): string =>
  lines
    .map((line) => line.trimStart())
    .join("\n")
    .trim();

const headings = (level: number, text: string): Block[] =>
  text.length > MAX_PARAGRAPH_CHARS ? paragraphs([text]) : [{ type: "heading", level, text }];

function paragraphs(lines: readonly string[]): Block[] {
  return cut(joinText(lines)).map((text) => ({ type: "paragraph", text }));
}

function cut(text: string): string[] {
  const pieces: string[] = [];
  let at = 0;
  while (text.length - at > MAX_PARAGRAPH_CHARS) {
    const end = cutAt(text, at + MAX_PARAGRAPH_CHARS);
    pieces.push(text.slice(at, end));
    at = end;
  }
  pieces.push(text.slice(at));
  return pieces;
}

function cutAt(text: string, limit: number): number {
  const space = text.lastIndexOf(" ", limit);
  if (space > limit - 1_000) return space + 1;
  return borderBefore(text, limit);
}
