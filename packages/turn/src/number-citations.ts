import type { Citation } from "@metatron/contract/chat/citation";

type Place = Pick<Citation, "n" | "fileId" | "title" | "page"> & { url?: string | undefined };

/** A citation with the number that people see. `n` is the number that the model used and the text contains. */
export type Numbered<C> = C & { readonly number: number };
export type NumberedCitation = Numbered<Citation>;

/** The number that people see for the `[n]` of a text; undefined where `[n]` is only text. */
export type NumberOf = (n: number) => number | undefined;

/**
 * Numbers the citations of an answer 1, 2, 3 in reading order, one number per document and page. Citations
 * that the text does not name come last. Screen, copies and exports use this function, so that they agree.
 */
export function numberCitations<C extends Place>(text: string, citations: readonly C[]): Numbered<C>[] {
  const byN = new Map(citations.map((citation) => [citation.n, citation]));
  const rest = [...byN.keys()].sort((a, b) => a - b);
  const inOrder = [...new Set([...citedNumbers(text), ...rest])].flatMap((n) => byN.get(n) ?? []);
  const numbers = new Map<string, number>();
  return inOrder.map((citation) => {
    const place = placeOf(citation);
    const number = numbers.get(place) ?? numbers.size + 1;
    numbers.set(place, number);
    return { ...citation, number };
  });
}

/** The numbers that people see while an answer streams: its sources are only known at its end. */
export function pendingNumbers(text: string): ReadonlyMap<number, number> {
  const numbers = new Map<number, number>();
  for (const n of citedNumbers(text)) if (!numbers.has(n)) numbers.set(n, numbers.size + 1);
  return numbers;
}

/** The first citation of each number: the rows of a list of sources. */
export function onePerNumber<C extends { readonly number: number }>(numbered: readonly C[]): C[] {
  return numbered.filter(({ number }, at) => numbered.findIndex((other) => other.number === number) === at);
}

export function numberOfIn(numbered: readonly Numbered<{ n: number }>[]): NumberOf {
  const byN = new Map(numbered.map(({ n, number }) => [n, number]));
  return (n) => byN.get(n);
}

/** The Markdown with the numbers that people see; code and links are unchanged. */
export function renumberMarkdown(markdown: string, numberOf: NumberOf): string {
  return mapProse(markdown, (line) =>
    line.replace(CODE_OR_CITATIONS, (whole, _ticks?: string, marks?: string) =>
      marks ? renumberMarks(whole, marks, numberOf) : whole,
    ),
  );
}

/** Calls `change` for each line that is not in a fenced code block. */
export function mapProse(markdown: string, change: (line: string) => string): string {
  let fence: string | null = null;
  return markdown
    .split("\n")
    .map((line) => {
      const mark = FENCE.exec(line)?.[1];
      if (fence !== null) {
        if (mark?.startsWith(fence)) fence = null;
        return line;
      }
      if (mark) {
        fence = mark;
        return line;
      }
      return change(line);
    })
    .join("\n");
}

const FENCE = /^ {0,3}(`{3,}|~{3,})/;
/** Code in backticks, or citations in a row such as `[1, 2] [3]`; a link's label is no citation. */
const CODE_OR_CITATIONS =
  /(?<!`)(`+)(?!`)[^`]+\1|((?:\[\^?\d{1,3}(?: ?[,;] ?\d{1,3}){0,8}\](?!\() ?){1,12}(?<! ))/g;
const ONE_MARK = /\[\^?(\d{1,3}(?: ?[,;] ?\d{1,3}){0,8})\]/g;

function citedNumbers(text: string): number[] {
  if (!text.includes("[")) return [];
  const found: number[] = [];
  mapProse(text, (line) => {
    for (const [, , marks] of line.matchAll(CODE_OR_CITATIONS)) {
      for (const [, list] of (marks ?? "").matchAll(ONE_MARK)) found.push(...numbersOf(list));
    }
    return line;
  });
  return found;
}

/** Passages of one page that are cited side by side are one number. */
function renumberMarks(whole: string, marks: string, numberOf: NumberOf): string {
  const lists = [...marks.matchAll(ONE_MARK)].map(([, list]) => numbersOf(list));
  const shown = lists.flat().map(numberOf);
  if (shown.some((number) => number === undefined)) return whole;
  return `[${[...new Set(shown)].join(", ")}]`;
}

const numbersOf = (list = ""): number[] => list.split(/[,;]/).map(Number);

const placeOf = ({ fileId, url, title, page }: Place): string =>
  JSON.stringify([fileId ?? url ?? title, page]);
