/** Inserts a passage as a quotation above the typed text. */
export function quoted(passage: string, typed: string): string {
  const quotation = passage
    .trim()
    .split("\n")
    .map((line) => `> ${line}`.trimEnd())
    .join("\n");
  return `${quotation}\n\n${typed.trimStart()}`;
}
