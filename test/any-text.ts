import fc from "fast-check";

/** Texts that have broken something somewhere: what PostgreSQL refuses, and what is cut, drawn or read wrongly. */
const ODD_UNITS = [
  ...[
    "\0",
    "\ud83c",
    "\udf89",
    "\u0001",
    "\u001b",
    "\u007f",
    "\u0085",
    "\u00a0",
    "\ufeff",
    "\ufffe",
    "\uffff",
  ],
  ...["\u202e", "\u2066", "\u2069", "\u200f", "\u061c", "\u200b", "\u200d", "\u2028", "\u2029", "\u00ad"],
  ...[
    "e\u0301",
    "\u0301",
    "ñ",
    "ß",
    "İ",
    "ﷺ",
    "你",
    "ع",
    "א",
    "🎉",
    "👩🏽‍✈️",
    "🇪🇸",
    "1️⃣",
    "🏴󠁧󠁢󠁳󠁣󠁴󠁿",
    "𝒳",
    "\u{10ffff}",
  ],
  ...[
    "\r\n",
    "\n",
    "\t",
    " ",
    "\\",
    "\\u0000",
    "\\x00",
    "%00",
    "%",
    "_",
    "'",
    '"',
    "`",
    "$1",
    "{",
    "}",
    "[",
    "]",
  ],
  ...["<b>", "&amp;", "--", ";", ":", "&", "|", "!", "(", ")", "*", "../", "a", "Z", "0"],
];

/** One UTF-16 unit or code point of any kind, lone surrogates included. */
const anyCodePoint = fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code));

/** Any string there is, with a liking for odd ones. */
export const anyText = (options: { minLength?: number; maxLength?: number } = {}) =>
  fc.string({
    ...options,
    unit: fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...ODD_UNITS) },
      { weight: 1, arbitrary: anyCodePoint },
    ),
  });
