import type { NumberOf } from "./to-blocks.ts";

const FENCE = /^ {0,3}(`{3,}|~{3,})/;
const HEADING = /^( {0,3})(#{1,6})(?=\s)/;
/** Code in backticks, or `[1]`, `[1, 2]` that is not a link. */
const CODE_OR_CITATION = /(?<!`)(`+)(?!`)[^`]+\1|\[(\d{1,3}(?:\s*[,;]\s*\d{1,3})*)\](?![([:])/g;

/**
 * An answer's Markdown with the document's source numbers and headings below the question; code is unchanged.
 */
export function rewriteMarkdown(markdown: string, numberOf: NumberOf): string {
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
      return deeper(line).replace(CODE_OR_CITATION, (whole, _ticks, numbers?: string) =>
        numbers ? renumber(whole, numbers, numberOf) : whole,
      );
    })
    .join("\n");
}

function deeper(line: string): string {
  return line.replace(HEADING, (_, indent: string, marks: string) => indent + `##${marks}`.slice(0, 6));
}

function renumber(whole: string, numbers: string, numberOf: NumberOf): string {
  const known = numbers.split(/[,;]/).map((n) => numberOf(Number(n)));
  if (known.some((number) => number === undefined)) return whole;
  return `[${known.join(", ")}]`;
}
