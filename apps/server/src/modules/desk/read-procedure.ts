import type { TextBlock } from "../../adapters/db/index.ts";

export interface Procedure {
  title: string;
  steps: string[];
}

const STEP = /^\s*(\d{1,2})[.)]\s+(.*)$/;
const LEAST_STEPS = 2;
/** A list that ends this far before the passage still belongs to it. */
const NEAR = 600;

/**
 * The numbered procedure that a passage is part of, or that stands nearest to it in its document.
 * Blocks are of the document's text; a step may run over several lines.
 */
export function readProcedure(
  text: string,
  blocks: readonly TextBlock[],
  passage: { start: number; end: number },
): Procedure | undefined {
  const lists = blocks
    .map((block, at) => ({ block, at }))
    .filter(({ block }) => block.kind === "list")
    .map(({ block, at }) => ({ at, block, steps: stepsIn(text.slice(block.start, block.end)) }))
    .filter(({ steps }) => steps.length >= LEAST_STEPS);
  const distance = ({ block }: { block: TextBlock }) =>
    Math.max(0, block.start - passage.end, passage.start - block.end);
  const inside = lists.filter((list) => distance(list) <= NEAR);
  // Of several that the passage touches, the longest: a procedure, not a remark in three points.
  const best = inside.sort(
    (a, b) => overlap(b.block, passage) - overlap(a.block, passage) || distance(a) - distance(b),
  )[0];
  if (!best) return undefined;
  const heading = blocks.slice(0, best.at).findLast(({ kind }) => kind === "heading");
  return { title: heading ? headingText(text.slice(heading.start, heading.end)) : "", steps: best.steps };
}

function overlap(block: TextBlock, { start, end }: { start: number; end: number }): number {
  return Math.max(0, Math.min(block.end, end) - Math.max(block.start, start));
}

function stepsIn(list: string): string[] {
  const steps: string[] = [];
  for (const line of list.split("\n")) {
    const [, number, rest] = STEP.exec(line) ?? [];
    if (number !== undefined && Number(number) === steps.length + 1) steps.push(rest ?? "");
    else if (steps.length > 0 && line.trim() !== "") steps[steps.length - 1] += ` ${line.trim()}`;
    else if (line.trim() !== "") return [];
  }
  return steps.map((step) => step.trim());
}

const headingText = (line: string) =>
  line
    .replace(/^#+\s*/, "")
    .replace(/^\d+(?:\.\d+)*[.)]?\s+/, "")
    .trim();
