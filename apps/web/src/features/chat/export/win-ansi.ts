/** Characters of the standard PDF fonts besides ASCII and Latin-1: the rest of Windows-1252. */
const BEYOND_LATIN_1 = "€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ";

/** Readable substitutes; other characters become a question mark, and emoji are removed. */
const LIKE: Record<string, string> = {
  "→": "->",
  "←": "<-",
  "↔": "<->",
  "⇒": "=>",
  "↑": "^",
  "↓": "v",
  "≥": ">=",
  "≤": "<=",
  "≠": "!=",
  "≈": "~",
  "−": "-",
  "‐": "-",
  "‑": "-",
  "―": "—",
  "∞": "inf.",
  "√": "sqrt",
  "✓": "[x]",
  "✔": "[x]",
  "✅": "[x]",
  "☑": "[x]",
  "☐": "[ ]",
  "✗": "[-]",
  "✘": "[-]",
  "❌": "[-]",
  "●": "•",
  "◦": "•",
  "▪": "•",
  "■": "•",
  "★": "*",
  "☆": "*",
  "′": "'",
  "″": '"',
  "\u00a0": " ",
  "\u202f": " ",
  "\u2009": " ",
  "\t": "    ",
};

const INVISIBLE = /\p{Variation_Selector}|\p{Cf}/gu;
const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u20e3/u;
const KNOWN = new RegExp(`[\\n\\x20-\\x7e\\xa1-\\xff${BEYOND_LATIN_1}]`);

/** Replaces characters that the standard fonts lack. Spanish, English and Portuguese are unchanged. */
export function toWinAnsi(text: string): string {
  return [...text.normalize("NFC").replace(INVISIBLE, "")].map(toKnown).join("");
}

/** Whether the standard fonts lack a character of the text, so that `toWinAnsi` would lose it. */
export function isLossy(text: string): boolean {
  return [...text.normalize("NFC").replace(INVISIBLE, "")].some(
    (letter) => !KNOWN.test(letter) && LIKE[letter] === undefined,
  );
}

function toKnown(letter: string): string {
  if (KNOWN.test(letter)) return letter;
  const like = LIKE[letter];
  if (like !== undefined) return like;
  if (EMOJI.test(letter)) return "";
  const base = letter.normalize("NFKD").replace(/\p{M}/gu, "");
  return base && [...base].every((part) => KNOWN.test(part)) ? base : "?";
}
