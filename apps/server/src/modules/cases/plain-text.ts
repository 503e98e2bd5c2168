/**
 * Markdown as plain text, because agents read it in another system or in a plain field: no marks, links with their
 * addresses, table rows as lines, no citation numbers.
 */
export function plainText(markdown: string): string {
  return markdown
    .split("\n")
    .filter((line) => !isMark(line))
    .map(plainLine)
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** A fence of code, a rule, or the line below the head of a table. */
const isMark = (line: string) =>
  /^\s{0,3}(?:```|~~~)/.test(line) || (line.includes("---") && /^[\s:|-]+$/.test(line));

function plainLine(line: string): string {
  const text = line
    .replace(/^\s{0,3}(?:#{1,6}|>)\s?/, "")
    .replace(/^(\s{0,8})[*+]\s/, "$1- ")
    .replace(/!?\[([^[\]]{0,300})\]\((https?:[^()\s]{1,500})\)/g, "$1 ($2)")
    .replace(/\s?\[\d{1,3}\]/g, "")
    .replace(/`{1,3}([^`]{1,2000})`{1,3}/g, "$1")
    .replace(/(\*\*|__|~~)(?=\S)([^*_~`]{1,2000}?)\1/g, "$2")
    .replace(/(?<![\p{L}\p{N}*_])([*_])(?=\S)([^*_]{1,2000}?)\1(?![\p{L}\p{N}*_])/gu, "$2");
  const row = /^\s*\|(.+)\|\s*$/.exec(text)?.[1];
  return row === undefined
    ? text
    : row
        .split("|")
        .map((cell) => cell.trim())
        .filter(Boolean)
        .join(" · ");
}
