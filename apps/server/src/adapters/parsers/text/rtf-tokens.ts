export type RtfToken =
  | { kind: "open" }
  | { kind: "close" }
  | { kind: "word"; word: string; value: number | undefined }
  | { kind: "byte"; byte: number }
  | { kind: "text"; text: string };

const TOKEN =
  /([{}])|\\([a-z]{1,32})(-?\d{1,10})? ?|\\'([0-9a-f]{2})|\\([^a-z])|([^\\{}\r\n]+)|[\r\n]+|\\/giy;

/** Splits RTF into groups, control words, escaped bytes and plain text. */
export function* rtfTokens(source: string): Generator<RtfToken> {
  TOKEN.lastIndex = 0;
  let match = TOKEN.exec(source);
  while (match && match[0] !== "") {
    const [, brace, word, value, hex, symbol, text] = match;
    if (brace) yield { kind: brace === "{" ? "open" : "close" };
    else if (word) yield { kind: "word", word, value: value === undefined ? undefined : Number(value) };
    else if (hex) yield { kind: "byte", byte: Number.parseInt(hex, 16) };
    else if (symbol) yield ofSymbol(symbol);
    else if (text) yield { kind: "text", text };
    const at = TOKEN.lastIndex;
    // Binary data has a length in bytes and may contain braces.
    if (word === "bin" && value) TOKEN.lastIndex = at + Math.max(0, Number(value));
    const resumeAt = TOKEN.lastIndex;
    match = TOKEN.exec(source);
    if (!match && resumeAt < source.length) return;
  }
}

function ofSymbol(symbol: string): RtfToken {
  switch (symbol) {
    case "*":
      return { kind: "word", word: "*", value: undefined };
    case "~":
      return { kind: "text", text: " " };
    case "_":
      return { kind: "text", text: "-" };
    case "-":
      return { kind: "text", text: "" };
    case "\n":
    case "\r":
      return { kind: "word", word: "par", value: undefined };
    default:
      return { kind: "text", text: symbol };
  }
}
