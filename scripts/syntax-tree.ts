export interface Span {
  start: number;
  end: number;
}

/** What all nodes of swc's tree have in common. */
export interface Node {
  type: string;
  span: Span;
  [field: string]: unknown;
}

export function visit(value: unknown, onNode: (node: Node) => void): void {
  if (typeof value !== "object" || value === null) return;
  if (isNode(value)) onNode(value);
  for (const child of Object.values(value)) visit(child, onNode);
}

export function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && "span" in value;
}

/** What each `const` of a module is set to, by its name. A name that is used twice is left out. */
export function constantsOf(module: unknown): Map<string, unknown> {
  const constants = new Map<string, unknown>();
  visit(module, (node) => {
    if (node.type !== "VariableDeclarator" || !isNode(node.id) || node.id.type !== "Identifier") return;
    const name = String(node.id.value);
    constants.set(name, constants.has(name) ? undefined : node.init);
  });
  return constants;
}

/** The text that an expression always has: strings, numbers, templates and sums of them, also by the name of a `const`. */
export function constantText(node: unknown, constants: ReadonlyMap<string, unknown>): string | undefined {
  if (!isNode(node)) return undefined;
  const textOf = (part: unknown) => constantText(part, constants);
  switch (node.type) {
    case "StringLiteral":
    case "NumericLiteral":
      return String(node.value);
    case "Identifier":
      return textOf(constants.get(String(node.value)));
    case "ParenthesisExpression":
      return textOf(node.expression);
    case "BinaryExpression":
      return node.operator === "+" ? joined([textOf(node.left), textOf(node.right)]) : undefined;
    case "TemplateLiteral":
      return templateText(node, "cooked", constants);
    case "TaggedTemplateExpression":
      return isStringRaw(node.tag) && isNode(node.template)
        ? templateText(node.template, "raw", constants)
        : undefined;
    default:
      return undefined;
  }
}

function templateText(template: Node, form: "cooked" | "raw", constants: ReadonlyMap<string, unknown>) {
  if (!Array.isArray(template.quasis) || !Array.isArray(template.expressions)) return undefined;
  const values = template.expressions.map((expression) => constantText(expression, constants));
  return joined(
    template.quasis.flatMap((quasi, at) => [String(quasi[form]), at < values.length ? values[at] : ""]),
  );
}

function isStringRaw(tag: unknown): boolean {
  if (!isNode(tag) || tag.type !== "MemberExpression") return false;
  return (
    isNode(tag.object) &&
    tag.object.value === "String" &&
    isNode(tag.property) &&
    tag.property.value === "raw"
  );
}

function joined(parts: readonly (string | undefined)[]): string | undefined {
  return parts.some((part) => part === undefined) ? undefined : parts.join("");
}
