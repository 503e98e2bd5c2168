/** The level and the text of a Markdown heading. Marks that close the line are no part of its text. */
export function headingOf(line: string): { level: number; text: string } | undefined {
  const [start = "", marks = ""] = /^ {0,3}(#{1,6})\s/.exec(line) ?? [];
  if (marks === "") return undefined;
  const text = trimEndOf(line.slice(start.length).trim(), "#").trimEnd();
  return { level: marks.length, text };
}

/** Whether a line parts the head of a Markdown table from its rows: `|---|:--:|`. */
export function isTableRule(line: string, { leastDashes = 2 } = {}): boolean {
  const cells = line
    .trim()
    .replace(/^\||\|$/g, "")
    .split("|");
  return cells.every((cell) => {
    const dashes = cell.trim().replace(/^:|:$/g, "");
    return dashes.length >= leastDashes && /^-+$/.test(dashes);
  });
}

/** The text without any of these characters at its end. `/[…]+$/` would try every run of them inside the text, too. */
export function trimEndOf(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
