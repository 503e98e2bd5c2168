/** A passage as a quotation above what is already typed. */
export function quoted(passage: string, typed: string): string {
  const quotation = passage
    .trim()
    .split("\n")
    .map((line) => `> ${line}`.trimEnd())
    .join("\n");
  return `${quotation}\n\n${typed.trimStart()}`;
}
