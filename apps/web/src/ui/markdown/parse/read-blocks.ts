import type { Block, Definitions, LocatedBlock } from "./blocks.ts";
import { closeTableHead, holdTail } from "./hold-tail.ts";
import { expandLeadingTabs, withUnixEnds } from "./lines.ts";
import { parseBlocks } from "./parse-blocks.ts";
import { partLong } from "./part-long.ts";

export interface ShownBlock {
  /** The block's offset in the text, which stays the same while the text grows. */
  key: string;
  block: Block;
  /** The next characters may still change the block. */
  isOpen: boolean;
}

export interface ReadText {
  blocks: readonly ShownBlock[];
  definitions: Definitions;
}

/**
 * Parses a growing text incrementally. Blocks followed by another block are finished: they keep their
 * identity on every call, and only the text after them is parsed again.
 */
export function createBlockReader(): (source: string, isStreaming: boolean) => ReadText {
  let known = "";
  let wasStreaming = false;
  let finished: ShownBlock[] = [];
  let finishedChars = 0;
  let definitions = new Map<string, string>();
  let last: ReadText | undefined;

  return (source, isStreaming) => {
    const text = withUnixEnds(source);
    if (last && text === known && isStreaming === wasStreaming) return last;
    if (!text.startsWith(known)) {
      finished = [];
      finishedChars = 0;
      definitions = new Map();
    }
    known = text;
    wasStreaming = isStreaming;
    const written = text.slice(finishedChars).split("\n");
    const starts = startsOf(written);
    const found = new Map(definitions);
    const { tail, undecidedFrom } = readTail(written.map(expandLeadingTabs), isStreaming, found);
    const shown = tail.map(({ block, from }, index) => ({
      key: keyOf(finishedChars + (starts[from] ?? 0), tail, index),
      block,
      isOpen: isStreaming && index === tail.length - 1,
    }));
    if (found.size > definitions.size) definitions = found;
    const done = tail.filter(({ from }) => from < undecidedFrom).length;
    const blocks = [...finished, ...shown];
    finished = blocks.slice(0, finished.length + done);
    finishedChars += starts[undecidedFrom] ?? 0;
    last = { blocks, definitions };
    return last;
  };
}

function readTail(lines: readonly string[], isStreaming: boolean, definitions: Map<string, string>) {
  const reading = { depth: 0, definitions };
  const read = parseBlocks(lines, reading);
  const held = isStreaming ? holdTail(lines, read) : lines;
  const decided = partLong(held === lines ? read : parseBlocks(held, reading), held, reading);
  const closed = isStreaming ? closeTableHead(held, decided) : held;
  const tail = closed === held ? decided : parseBlocks(closed, reading);
  // A presumed table may still turn out to be text that continues the block before it.
  return { tail, undecidedFrom: decided.at(-1)?.from ?? 0 };
}

/** Pieces of one long paragraph begin at the same line, so the key includes the piece's number. */
function keyOf(start: number, tail: readonly LocatedBlock[], index: number): string {
  let piece = 0;
  while (piece < index && tail[index - piece - 1]?.from === tail[index]?.from) piece += 1;
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
