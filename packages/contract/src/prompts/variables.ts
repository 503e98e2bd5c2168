/** A blank of a prompt, written in its text as `{{name}}`, `{{name: a | b}}`, `{{name: date}}` or `{{name: long}}`. */
export type PromptVariable =
  | { name: string; kind: "text"; example: string }
  | { name: string; kind: "long" }
  | { name: string; kind: "date" }
  | { name: string; kind: "choice"; choices: string[] };

const MARK = /\{\{([^{}]{1,400})\}\}/g;
const DATE_WORDS: readonly string[] = ["fecha", "date", "data"];
const LONG_WORDS: readonly string[] = ["largo", "long", "longo"];

/** The variables of a text in order, each once; its first mark with a colon says what may be filled in. */
export function readVariables(text: string): PromptVariable[] {
  const found = new Map<string, PromptVariable>();
  for (const [, mark = ""] of text.matchAll(MARK)) {
    const variable = readMark(mark);
    if (!variable) continue;
    const key = keyOf(variable.name);
    const known = found.get(key);
    if (!known || isPlain(known)) found.set(key, known && isPlain(variable) ? known : variable);
  }
  return [...found.values()];
}

/** The text with its marks replaced by the values, which are found by `keyOf` the variable's name. */
export function fillPrompt(text: string, values: ReadonlyMap<string, string>): string {
  return text.replace(MARK, (whole, mark: string) => {
    const variable = readMark(mark);
    return variable ? (values.get(keyOf(variable.name)) ?? whole) : whole;
  });
}

/** Two marks name the same variable if their names differ in case alone. */
export const keyOf = (name: string): string => name.toLowerCase();

function readMark(mark: string): PromptVariable | null {
  const colon = mark.indexOf(":");
  const name = (colon === -1 ? mark : mark.slice(0, colon)).trim();
  const rest = colon === -1 ? "" : mark.slice(colon + 1).trim();
  if (name === "") return null;
  if (DATE_WORDS.includes(rest.toLowerCase())) return { name, kind: "date" };
  if (LONG_WORDS.includes(rest.toLowerCase())) return { name, kind: "long" };
  const choices = [...new Set(rest.split("|").map((choice) => choice.trim()))].filter(Boolean);
  return rest.includes("|") && choices.length > 0
    ? { name, kind: "choice", choices }
    : { name, kind: "text", example: rest };
}

const isPlain = (variable: PromptVariable) => variable.kind === "text" && variable.example === "";
