/** The text on one line: every run of white space is one space, none at the ends. For shown lines of data, see `cleanLine`. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
