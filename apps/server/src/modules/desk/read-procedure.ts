import type { TextBlock } from "../../adapters/db/index.ts";

export interface Procedure {
  title: string;
  steps: string[];
}

type Place = { start: number; end: number };
type NumberedList = Place & Procedure & { section: number };

const STEP = /^\s*(\d{1,2})[.)]\s+(.*)$/s;
/** The heading of the procedure that a whole document is about. */
const ONLY_PROCEDURE =
  /^(?:procedimiento|paso a paso|pasos(?: a seguir)?|procedure|steps|procedimento|passos)$/i;
const LEAST_STEPS = 2;
/** Maximum distance in characters between the introduction of a document and its first procedure. */
const NEAR = 600;

/**
 * The numbered procedure that a passage is about: that of its section, the first one for the introduction before it, or the one
 * that the document as a whole is about. The procedure of the next section is for another problem. Blocks are of the document's
 * text; a step may span several lines, a list two pages.
 */
export function readProcedure(
  text: string,
  blocks: readonly TextBlock[],
  passage: Place,
): Procedure | undefined {
  const lists = listsIn(text, blocks);
  const sections = sectionsOf(blocks, passage);
  const [own] = lists
    .filter(({ section }) => sections.has(section))
    .sort((a, b) => overlap(b, passage) - overlap(a, passage) || distance(a, passage) - distance(b, passage));
  const [first] = lists;
  const introduces = first && passage.end <= first.start && sections.has(introductionOf(blocks));
  const introduced = introduces && distance(first, passage) <= NEAR ? first : undefined;
  const found = own ?? introduced ?? lists.find(({ title }) => ONLY_PROCEDURE.test(title));
  return found && { title: found.title, steps: found.steps };
}

/** The numbers of the sections that a place touches, counted by their headings. */
function sectionsOf(blocks: readonly TextBlock[], place: Place): ReadonlySet<number> {
  const sections = new Set<number>();
  let section = 0;
  for (const block of blocks) {
    if (block.kind === "heading") section += 1;
    if (block.start < place.end && block.end > place.start) sections.add(section);
  }
  return sections;
}

/** The first section that has a text: a document's title stands in a section of its own. */
function introductionOf(blocks: readonly TextBlock[]): number {
  const first = blocks.findIndex(({ kind }) => kind !== "heading");
  return first === -1 ? blocks.length : first;
}

function listsIn(text: string, blocks: readonly TextBlock[]): NumberedList[] {
  const lists: NumberedList[] = [];
  let title = "";
  let section = 0;
  let isGoingOn = false;
  for (const { kind, start, end } of blocks) {
    const words = text.slice(start, end);
    if (kind === "heading") {
      title = headingText(words);
      section += 1;
    }
    const last = isGoingOn ? lists.at(-1) : undefined;
    isGoingOn = kind === "list";
    if (kind !== "list") continue;
    const more = last && stepsIn(words, last.steps.length);
    if (more) {
      last.steps.push(...more);
      last.end = end;
    } else lists.push({ title, steps: stepsIn(words, 0) ?? [], start, end, section });
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

const distance = (list: Place, { start, end }: Place) => Math.max(0, list.start - end, start - list.end);

function overlap(one: Place, { start, end }: Place): number {
  return Math.max(0, Math.min(one.end, end) - Math.max(one.start, start));
}

const headingText = (line: string) =>
  line
    .replace(/^#+\s*/, "")
    .replace(/^\d+(?:\.\d+)*[.)]?\s+/, "")
    .trim();
