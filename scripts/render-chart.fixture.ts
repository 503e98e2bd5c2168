import { createHash } from "node:crypto";
import { stringify } from "yaml";

/**
 * Renders the part of Helm's template language that our chart uses, for tests: Helm itself is in no package registry. An
 * unknown function or a value that does not exist is an error, which Helm would render as nothing.
 */
type Node =
  | { kind: "text"; text: string }
  | { kind: "output"; expression: string }
  | { kind: "if" | "range" | "define"; expression: string; body: Node[] };

interface Scope {
  root: unknown;
  dot: unknown;
  defined: Map<string, Node[]>;
}

const ACTION = /(\{\{-?[^}]*\}\})/;

export function renderChart(files: Record<string, string>, root: object): Record<string, string> {
  const defined = new Map<string, Node[]>();
  const parsed = Object.entries(files).map(([name, text]) => [name, parse(text)] as const);
  for (const [, nodes] of parsed)
    for (const node of nodes)
      if (node.kind === "define") defined.set(node.expression.replaceAll('"', ""), node.body);
  const scope = { root, dot: root, defined };
  return Object.fromEntries(parsed.map(([name, nodes]) => [name, render(nodes, scope)]));
}

function parse(template: string): Node[] {
  const pieces = template.split(ACTION);
  for (const [at, piece] of pieces.entries()) {
    if (piece.startsWith("{{-")) pieces[at - 1] = pieces[at - 1]?.trimEnd() ?? "";
    if (piece.endsWith("-}}")) pieces[at + 1] = pieces[at + 1]?.trimStart() ?? "";
  }
  const top: Node[] = [];
  const open: Node[][] = [top];
  for (const piece of pieces) {
    if (!piece.startsWith("{{")) {
      open.at(-1)?.push({ kind: "text", text: piece });
      continue;
    }
    const action = piece.replace("{{-", "").replace("{{", "").replace("-}}", "").replace("}}", "").trim();
    const [word = "", ...rest] = action.split(" ");
    if (action.startsWith("/*")) continue;
    if (word === "end") open.pop();
    else if (word === "if" || word === "range" || word === "define") {
      const body: Node[] = [];
      open.at(-1)?.push({ kind: word, expression: rest.join(" "), body });
      open.push(body);
    } else open.at(-1)?.push({ kind: "output", expression: action });
  }
  if (open.length !== 1) throw new Error("A block is not closed, or closed twice.");
  return top;
}

function render(nodes: readonly Node[], scope: Scope): string {
  return nodes.map((node) => renderNode(node, scope)).join("");
}

function renderNode(node: Node, scope: Scope): string {
  switch (node.kind) {
    case "text":
      return node.text;
    case "output":
      return String(evaluate(node.expression, scope));
    case "if":
      return isTrue(node.expression, scope) ? render(node.body, scope) : "";
    case "range": {
      const items = evaluate(node.expression, scope);
      if (!Array.isArray(items)) throw new Error(`${node.expression} is no list.`);
      return items.map((dot: unknown) => render(node.body, { ...scope, dot })).join("");
    }
    case "define":
      return "";
  }
}

function isTrue(expression: string, scope: Scope): boolean {
  return expression.startsWith("not ")
    ? !evaluate(expression.slice(4), scope)
    : Boolean(evaluate(expression, scope));
}

/** A pipeline: the result of each part is the last argument of the next one. */
function evaluate(expression: string, scope: Scope): unknown {
  let result: unknown[] = [];
  for (const part of expression.split("|").map((each) => each.trim())) {
    const [name = "", ...args] = part.split(" ");
    const values = [...args.map((arg) => readValue(arg, scope)), ...result];
    result = [name in functions ? call(name, values, scope) : readValue(name, scope)];
  }
  return result[0];
}

function call(name: string, values: unknown[], scope: Scope): unknown {
  if (name === "include")
    return render(scope.defined.get(String(values[0])) ?? fail(`no ${values[0]}`), scope);
  return functions[name]?.(...values);
}

const functions: Record<string, (...values: unknown[]) => unknown> = {
  include: () => fail("include has its own case"),
  toYaml: (value) => stringify(value).trimEnd(),
  nindent: (spaces, text) =>
    `\n${" ".repeat(Number(spaces))}${String(text).replaceAll("\n", `\n${" ".repeat(Number(spaces))}`)}`,
  quote: (text) => JSON.stringify(text),
  default: (fallback, value) => value || fallback,
  sha256sum: (text) => createHash("sha256").update(String(text)).digest("hex"),
};

function readValue(word: string, { root, dot }: Scope): unknown {
  if (word.startsWith('"')) return word.slice(1, -1);
  if (Number.isInteger(Number(word))) return Number(word);
  if (word === ".") return dot;
  const from = word.startsWith("$") ? root : dot;
  return word
    .replace("$", "")
    .split(".")
    .slice(1)
    .reduce<unknown>(
      (value, key) => (isRecord(value) && key in value ? value[key] : fail(`${word} does not exist`)),
      from,
    );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function fail(reason: string): never {
  throw new Error(reason);
}
