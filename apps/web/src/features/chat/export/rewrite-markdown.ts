import { mapProse, type NumberOf, renumberMarkdown } from "@metatron/turn/number-citations";

const HEADING = /^( {0,3})(#{1,6})(?=\s)/;

/** An answer's Markdown with the numbers that people see and headings below the question; code is unchanged. */
export function rewriteMarkdown(markdown: string, numberOf: NumberOf): string {
  return mapProse(renumberMarkdown(markdown, numberOf), (line) =>
    line.replace(HEADING, (_, indent: string, marks: string) => indent + `##${marks}`.slice(0, 6)),
  );
}
