/** Appends dictated text to typed text, with a space where one is missing. */
export function joinDictated(before: string, said: string): string {
  const words = said.trim();
  if (words === "") return before;
  if (before === "" || /\s$/.test(before)) return before + words;
  return `${before} ${words}`;
}
