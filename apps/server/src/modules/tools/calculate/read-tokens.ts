/** How numbers are written: 1250000.5 (`neutral`), 1.250.000,5 (`es`) or 1,250,000.5 (`en`). */
export type NumberFormat = "neutral" | "es" | "en";

export type Token =
  | { kind: "number"; digits: string; text: string }
  | { kind: "date"; text: string }
  | { kind: "name"; text: string }
  | { kind: "sign"; text: string };

/** An error in the expression; the message is a sentence for the model and the person. */
export class ExpressionError extends Error {}

const DATE = /^\d{4}-\d{2}-\d{2}(?!\d)/;
const FIGURE = /^\d[\d.,]*/;
const NAME = /^[\p{L}_][\p{L}\p{N}_]*/u;
const SIGNS = "+-*/%^(),;";
const SAME_SIGN: Record<string, string> = { "×": "*", "·": "*", "÷": "/", "−": "-", "–": "-" };

const MOST_DIGITS = 60;

export function readTokens(expression: string, format: NumberFormat): Token[] {
  const text = expression.normalize("NFC").replace(/[×·÷−–]/g, (sign) => SAME_SIGN[sign] ?? sign);
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    const rest = text.slice(at);
    const space = /^\s+/.exec(rest);
    const token = space ? undefined : tokenAt(rest, format);
    if (token) tokens.push(token);
    at += space?.[0].length ?? token?.text.length ?? 1;
  }
  return tokens;
}

function tokenAt(rest: string, format: NumberFormat): Token {
  const date = DATE.exec(rest)?.[0];
  if (date) return { kind: "date", text: date };
  const figure = FIGURE.exec(rest)?.[0];
  if (figure) return numberToken(figure, format);
  const name = NAME.exec(rest)?.[0];
  if (name) return { kind: "name", text: name };
  const [first = ""] = rest;
  if (!SIGNS.includes(first)) throw new ExpressionError(`«${first}» is not part of an expression.`);
  return { kind: "sign", text: first };
}

function numberToken(figure: string, format: NumberFormat): Token {
  // In the neutral format a comma separates arguments: `max(1,2)`.
  const cut = format === "neutral" ? (figure.split(",")[0] ?? "") : figure;
  const text = cut.replace(/[.,]$/, "");
  const digits = READERS[format](text);
  if (digits === undefined) throw new ExpressionError(`«${text}» is not a number: ${WRITTEN_AS[format]}`);
  if (digits.length > MOST_DIGITS)
    throw new ExpressionError(`A number has more than ${MOST_DIGITS} digits, which is not supported.`);
  return { kind: "number", digits, text };
}

const WRITTEN_AS: Record<NumberFormat, string> = {
  neutral: "write it without thousands separators and with a decimal point, like 1250000.5.",
  es: "in the format «es» a point separates groups of three digits and a comma the decimals, like 1.250.000,5.",
  en: "in the format «en» a comma separates groups of three digits and a point the decimals, like 1,250,000.5.",
};

/** The number with a decimal point only; undefined if it is not written in this format. */
const READERS: Record<NumberFormat, (text: string) => string | undefined> = {
  neutral: (text) => (/^\d+(?:\.\d+)?$/.test(text) ? text : undefined),
  es: (text) => withGroups(text, ".", ","),
  en: (text) => withGroups(text, ",", "."),
};

function withGroups(text: string, group: string, decimal: string): string | undefined {
  const [whole = "", decimals, ...more] = text.split(decimal);
  if (more.length > 0 || decimals?.includes(group)) return undefined;
  const [first = "", ...groups] = whole.split(group);
  const isGrouped = groups.length === 0 || first.length <= 3;
  if (first === "" || !isGrouped || groups.some((each) => each.length !== 3)) return undefined;
  const digits = [first, ...groups].join("");
  return decimals === undefined ? digits : `${digits}.${decimals}`;
}
