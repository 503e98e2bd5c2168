/** What was there and what was said after it, as one would have typed it. */
export function joinDictated(before: string, said: string): string {
  const words = said.trim();
  if (words === "") return before;
  if (before === "" || /\s$/.test(before)) return before + words;
  return `${before} ${words}`;
}
