import type { Block, Definitions, LocatedBlock } from "./blocks.ts";
import { holdTail } from "./hold-tail.ts";
import { toLines } from "./lines.ts";
import { parseBlocks } from "./parse-blocks.ts";

export interface ShownBlock {
  /** Where the block begins in the text: it stays the same while the text grows. */
  key: string;
  block: Block;
  /** The next letters may still change it. */
  isOpen: boolean;
  chars: number;
}

export interface ReadText {
  blocks: readonly ShownBlock[];
  definitions: Definitions;
}

/**
 * Reads a text that grows. Blocks with another block after them are finished: they are the same objects on every
 * call, and only what follows them is read again.
 */
export function createBlockReader(): (text: string, isStreaming: boolean) => ReadText {
  let known = "";
  let finished: ShownBlock[] = [];
  let finishedChars = 0;
  let definitions = new Map<string, string>();

  return (written, isStreaming) => {
    const text = written.includes("\r") ? written.replace(/\r\n?/g, "\n") : written;
    if (!text.startsWith(known)) {
      finished = [];
      finishedChars = 0;
      definitions = new Map();
    }
    known = text;
    const found = new Map(definitions);
    const lines = toLines(text.slice(finishedChars));
    const starts = startsOf(lines);
    const tail = readTail(lines, isStreaming, found);
    const shown = tail.map(({ block, from, to }, index) => ({
      key: keyOf(finishedChars + (starts[from] ?? 0), tail, index),
      block,
      isOpen: isStreaming && index === tail.length - 1,
      chars: (starts[to] ?? text.length - finishedChars) - (starts[from] ?? 0),
    }));
    if (found.size > definitions.size) definitions = found;
    const lastStart = tail.at(-1)?.from ?? 0;
    const done = tail.filter(({ from }) => from < lastStart).length;
    const blocks = [...finished, ...shown];
    finished = blocks.slice(0, finished.length + done);
    finishedChars += starts[lastStart] ?? 0;
    return { blocks, definitions };
  };
}

function readTail(lines: readonly string[], isStreaming: boolean, definitions: Map<string, string>) {
  const read = parseBlocks(lines, { depth: 0, definitions });
  if (!isStreaming) return read;
  const held = holdTail(lines, read);
  return held === lines ? read : parseBlocks(held, { depth: 0, definitions });
}

/** Pieces of one long paragraph begin at the same line. */
function keyOf(start: number, tail: readonly LocatedBlock[], index: number): string {
  let piece = 0;
  while (tail[index - piece - 1]?.from === tail[index]?.from && piece < index) piece += 1;
  return piece === 0 ? `${start}` : `${start}.${piece}`;
}

function startsOf(lines: readonly string[]): number[] {
  const starts: number[] = [];
  let at = 0;
  for (const line of lines) {
    starts.push(at);
    at += line.length + 1;
  }
  return starts;
}
