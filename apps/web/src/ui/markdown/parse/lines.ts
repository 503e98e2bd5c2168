/**
 * The block types that a single line can start. Each test scans the line once, so a hostile line costs linear
 * time.
 */

export interface Marker {
  /** `-`, `*`, `+`, or `.` and `)` for numbers: items of one list share the marker. */
  kind: string;
  number: number | null;
  indent: number;
  /** Column where the item's content begins. */
  offset: number;
}

export interface Fence {
  mark: string;
  indent: number;
  language: string;
}

export const toLines = (text: string): string[] => withUnixEnds(text).split("\n").map(expandLeadingTabs);

export const withUnixEnds = (text: string): string =>
  text.includes("\r") ? text.replace(/\r\n?/g, "\n") : text;

export const isBlank = (line: string): boolean => !/\S/.test(line);

export function indentOf(line: string): number {
  let indent = 0;
  while (line.charCodeAt(indent) === 32) indent += 1;
  return indent;
}

/** Removes up to `columns` columns of indentation, never text. */
export const dedent = (line: string, columns: number): string =>
  line.slice(Math.min(columns, indentOf(line)));

export function readHeading(line: string): { level: number; text: string } | null {
  const start = /^ {0,3}(#{1,6})(?=[ \t]|$)/.exec(line);
  if (!start) return null;
  let text = line.slice(start[0].length).trim();
  const closing = trimEndOf(text, "#");
  if (closing === "" || closing.endsWith(" ")) text = closing.trimEnd();
  return { level: start[1]?.length ?? 1, text };
}

export function isRule(line: string): boolean {
  const trimmed = line.trim();
  const mark = trimmed[0];
  if (mark !== "-" && mark !== "*" && mark !== "_") return false;
  if (indentOf(line) > 3) return false;
  let count = 0;
  for (const letter of trimmed) {
    if (letter === mark) count += 1;
    else if (letter !== " " && letter !== "\t") return false;
  }
  return count >= 3;
}

export function readFence(line: string): Fence | null {
  const start = /^( {0,3})(`{3,}|~{3,})/.exec(line);
  const mark = start?.[2];
  if (!start || !mark) return null;
  const info = line.slice(start[0].length).trim();
  if (mark.startsWith("`") && info.includes("`")) return null;
  return { mark, indent: start[1]?.length ?? 0, language: info.split(/[\s{,]/, 1)[0] ?? "" };
}

export function closesFence(line: string, fence: Fence): boolean {
  const trimmed = line.trim();
  if (indentOf(line) > 3 || trimmed.length < fence.mark.length) return false;
  return trimEndOf(trimmed, fence.mark[0] ?? "`") === "";
}

export function readMarker(line: string): Marker | null {
  const found = /^( *)([-*+]|\d{1,9}[.)])(?= |$)/.exec(line);
  const mark = found?.[2];
  if (!found || !mark) return null;
  const indent = found[1]?.length ?? 0;
  const after = indent + mark.length;
  const spaces = indentOf(line.slice(after));
  const isEmpty = isBlank(line.slice(after));
  // Five or more spaces count as one space followed by indented code.
  const offset = isEmpty || spaces > 4 ? after + 1 : after + spaces;
  const isNumber = mark.length > 1;
  return { kind: mark.slice(-1), number: isNumber ? Number.parseInt(mark, 10) : null, indent, offset };
}

export const isQuote = (line: string): boolean => /^ {0,3}>/.test(line);
export const stripQuote = (line: string): string => line.replace(/^ {0,3}> ?/, "");

/**
 * The closing delimiter of the formula that `$$` or `\[` at the start of this line opens. "\[not a link]"
 * opens none.
 */
export function opensMath(line: string): "$$" | "\\]" | null {
  if (/^ {0,3}\$\$/.test(line)) return "$$";
  return /^ {0,3}\\\[(?:\s|$)/.test(line) || (/^ {0,3}\\\[/.test(line) && line.trimEnd().endsWith("\\]"))
    ? "\\]"
    : null;
}

/** Whether a line interrupts the paragraph above it without an empty line between them. */
export function interrupts(line: string): boolean {
  if (!/^ {0,3}[`~#>*+_$\\\d-]/.test(line)) return false;
  if (isQuote(line) || isRule(line)) return true;
  if (readHeading(line) || readFence(line) || opensMath(line)) return true;
  const marker = readMarker(line);
  if (!marker || marker.indent > 3 || isBlank(line.slice(marker.offset))) return false;
  return marker.number === null || marker.number === 1;
}

export function expandLeadingTabs(line: string): string {
  if (!line.includes("\t")) return line;
  const space = /^[ \t]*/.exec(line)?.[0] ?? "";
  if (!space.includes("\t")) return line;
  let width = 0;
  for (const letter of space) width += letter === "\t" ? 4 - (width % 4) : 1;
  return " ".repeat(width) + line.slice(space.length);
}

function trimEndOf(text: string, letter: string): string {
  let end = text.length;
  while (end > 0 && text[end - 1] === letter) end -= 1;
  return text.slice(0, end);
}
