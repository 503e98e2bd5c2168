import type { TextBlock } from "../../adapters/db/index.ts";

export interface Procedure {
  title: string;
  steps: string[];
}

type Place = { start: number; end: number };
type NumberedList = Place & Procedure;

const STEP = /^\s*(\d{1,2})[.)]\s+(.*)$/s;
const PROCEDURE = /procedimiento|paso a paso|pasos|procedure|procedimento/i;
const LEAST_STEPS = 2;
/** Maximum distance in characters between the end of a list and its passage. */
const NEAR = 600;

/**
 * The numbered procedure around or near a passage, otherwise the main one of its document. Blocks are of the
 * document's text; a step may span several lines, a list two pages.
 */
export function readProcedure(
  text: string,
  blocks: readonly TextBlock[],
  passage: Place,
): Procedure | undefined {
  const lists = listsIn(text, blocks);
  const distance = ({ start, end }: Place) => Math.max(0, start - passage.end, passage.start - end);
  const [near] = lists
    .filter((list) => distance(list) <= NEAR)
    .sort((a, b) => overlap(b, passage) - overlap(a, passage) || distance(a) - distance(b));
  const found = near ?? lists.find(({ title }) => PROCEDURE.test(title));
  return found && { title: found.title, steps: found.steps };
}

function listsIn(text: string, blocks: readonly TextBlock[]): NumberedList[] {
  const lists: NumberedList[] = [];
  let title = "";
  let isGoingOn = false;
  for (const { kind, start, end } of blocks) {
    const words = text.slice(start, end);
    if (kind === "heading") title = headingText(words);
    const last = isGoingOn ? lists.at(-1) : undefined;
    isGoingOn = kind === "list";
    if (kind !== "list") continue;
    const more = last && stepsIn(words, last.steps.length);
    if (more) {
      last.steps.push(...more);
      last.end = end;
    } else lists.push({ title, steps: stepsIn(words, 0) ?? [], start, end });
  }
  return lists.filter(({ steps }) => steps.length >= LEAST_STEPS);
}

/** Undefined if the numbering does not continue from `from`. */
function stepsIn(list: string, from: number): string[] | undefined {
  const steps: string[] = [];
  for (const line of list.split("\n")) {
    const [, number, rest] = STEP.exec(line) ?? [];
    if (number !== undefined && Number(number) === from + steps.length + 1) steps.push(rest ?? "");
    else if (steps.length > 0 && line.trim() !== "") steps[steps.length - 1] += ` ${line.trim()}`;
    else if (line.trim() !== "") return undefined;
  }
  return steps.length > 0 ? steps.map((step) => step.trim()) : undefined;
}

function overlap(one: Place, { start, end }: Place): number {
  return Math.max(0, Math.min(one.end, end) - Math.max(one.start, start));
}

const headingText = (line: string) =>
  line
    .replace(/^#+\s*/, "")
    .replace(/^\d+(?:\.\d+)*[.)]?\s+/, "")
    .trim();
