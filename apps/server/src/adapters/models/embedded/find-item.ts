/** `mark` is the number of a step; other marks say nothing. */
export type FoundItem = { text: string; indent: number; mark?: string | undefined };

const LONGEST_ITEM_LINE = 1200;
const ITEM = /^(?<indent>\s*)(?:[-*•·–▪◦‣]|\(?(?:(?<number>\d{1,2})|[a-z])[.)])\s+(?<text>\S.*)$/u;
const PAIR = /^\s*[^:.?!]{2,40}:\s+\S.{0,120}$/u;

const isPairLine = (line: string) => line.length <= LONGEST_ITEM_LINE && PAIR.test(line);

/** A line of a list: a marked one, or one of several `name: value` lines. */
export function findItem(lines: readonly string[], at: number): FoundItem | undefined {
  const line = lines[at] ?? "";
  if (line.length > LONGEST_ITEM_LINE) return undefined;
  const marked = ITEM.exec(line)?.groups;
  if (marked?.text) {
    const mark = marked.number && `${marked.number}.`;
    return { text: marked.text.trim(), indent: marked.indent?.length ?? 0, mark };
  }
  const isPair = isPairLine(line) && (isPairLine(lines[at - 1] ?? "") || isPairLine(lines[at + 1] ?? ""));
  return isPair ? { text: line.trim(), indent: 0 } : undefined;
}
