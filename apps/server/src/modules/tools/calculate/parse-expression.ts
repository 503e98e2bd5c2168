import { ExpressionError, type NumberFormat, readTokens, type Token } from "./read-tokens.ts";

export type Operator = "+" | "-" | "*" | "/" | "mod" | "^";

export type Node =
  | { kind: "number"; digits: string }
  | { kind: "date"; text: string }
  | { kind: "negative"; of: Node }
  | { kind: "percent"; of: Node }
  | { kind: "operation"; operator: Operator; left: Node; right: Node }
  | { kind: "call"; name: string; args: readonly Node[] };

/** Deeper expressions would overflow the stack of the parser. */
const DEEPEST = 100;
const OF = new Set(["of", "de", "del"]);

/**
 * Parses by precedence: `+ -`, then `* / mod of`, then a sign, then `^` (from the right), then `%` after its
 * number. A `%` before another operand is the remainder: `10 % 3`.
 */
export function parseExpression(expression: string, format: NumberFormat): Node {
  const tokens = readTokens(expression, format);
  const separators = format === "neutral" ? [",", ";"] : [";"];
  let at = 0;
  let depth = 0;

  if (tokens.length === 0) throw new ExpressionError("The expression is empty.");
  const whole = sum();
  if (at < tokens.length) throw unexpected();
  return whole;

  function sum(): Node {
    let left = product();
    for (let sign = takeSign("+", "-"); sign; sign = takeSign("+", "-")) {
      const right = product();
      // 100 + 15% is 115 on a calculator and 100.15 in a spreadsheet; for 1 + 15% both agree.
      const isClear = left.kind === "percent" || (left.kind === "number" && left.digits === "1");
      if (right.kind === "percent" && !isClear)
        throw new ExpressionError(
          "Adding or subtracting a percentage is ambiguous: write 100 * (1 + 15%) or 100 + 15% of 100.",
        );
      left = { kind: "operation", operator: sign === "+" ? "+" : "-", left, right };
    }
    return left;
  }

  function product(): Node {
    let left = signed();
    for (;;) {
      const sign = takeSign("*", "/", "%");
      if (sign === undefined && !takeOf(left)) return left;
      const operator = sign === "/" ? "/" : sign === "%" ? "mod" : "*";
      left = { kind: "operation", operator, left, right: signed() };
    }
  }

  function signed(): Node {
    const sign = takeSign("+", "-");
    if (sign === undefined) return power();
    const of = nested(signed);
    return sign === "-" ? { kind: "negative", of } : of;
  }

  function power(): Node {
    const left = percent();
    if (!takeSign("^")) return left;
    return { kind: "operation", operator: "^", left, right: nested(signed) };
  }

  function percent(): Node {
    const of = operand();
    const isPercent = isSign(tokens[at], "%") && !startsOperand(tokens[at + 1]);
    if (!isPercent) return of;
    at += 1;
    return { kind: "percent", of };
  }

  function operand(): Node {
    const token = tokens[at];
    at += 1;
    if (token?.kind === "number") return { kind: "number", digits: token.digits };
    if (token?.kind === "date") return { kind: "date", text: token.text };
    if (token?.kind === "name") return call(token.text);
    if (!isSign(token, "(")) {
      at -= 1;
      throw unexpected();
    }
    const inside = nested(sum);
    close();
    return inside;
  }

  function call(name: string): Node {
    if (!takeSign("("))
      throw new ExpressionError(`«${name}» is not a number, a date or a function with parentheses.`);
    const args: Node[] = [];
    if (takeSign(")")) return { kind: "call", name, args };
    do args.push(nested(sum));
    while (takeSign(...separators));
    close();
    return { kind: "call", name, args };
  }

  function close(): void {
    if (!takeSign(")")) throw at < tokens.length ? unexpected() : new ExpressionError("A «)» is missing.");
  }

  function nested(parse: () => Node): Node {
    depth += 1;
    if (depth > DEEPEST) throw new ExpressionError("The expression is nested too deeply.");
    const node = parse();
    depth -= 1;
    return node;
  }

  function takeSign(...signs: readonly string[]): string | undefined {
    const token = tokens[at];
    if (token?.kind !== "sign" || !signs.includes(token.text)) return undefined;
    at += 1;
    return token.text;
  }

  /** «15 % de 200», also with a plain number: «0.5 of 200». */
  function takeOf(left: Node): boolean {
    const token = tokens[at];
    const isOf = token?.kind === "name" && OF.has(token.text.toLowerCase());
    if (isOf && (left.kind === "percent" || left.kind === "number")) at += 1;
    else if (isOf) throw unexpected();
    return isOf;
  }

  function unexpected(): ExpressionError {
    const token = tokens[at];
    return new ExpressionError(
      token ? `«${token.text}» is not expected at this place.` : "The expression ends too early.",
    );
  }
}

const isSign = (token: Token | undefined, text: string) => token?.kind === "sign" && token.text === text;

function startsOperand(token: Token | undefined): boolean {
  if (token?.kind === "name") return !OF.has(token.text.toLowerCase());
  return token?.kind === "number" || token?.kind === "date" || isSign(token, "(");
}
