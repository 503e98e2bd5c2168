/** Bidirectional overrides and isolates, and control characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to strip.
const HIDDEN = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/g;
const STACKED = /(\p{M}{4})\p{M}+/gu;

/**
 * Makes text safe to show: a file name or code can't pose as another one, and combining marks can't cover
 * other lines.
 */
export function cleanText(text: string): string {
  if (!/[^\t\n -~\u00a0-\u02ff]/.test(text)) return text;
  return text.replace(HIDDEN, "").replace(STACKED, "$1");
}
