/**
 * Reads the inputs and outputs of tools. They are JSON of any shape, written by a model or another system: a
 * missing or unexpected field must never break an answer.
 */

/** A result can be a whole document, which is too long to show in an answer. */
const LONGEST_SHOWN = 1_500;

export function fieldOf(value: unknown, name: string): unknown {
  // Safe: any object can be read by a name.
  return isObject(value) ? (value as Record<string, unknown>)[name] : undefined;
}

/** The first of these fields that is a text or a number. */
export function textOf(value: unknown, ...names: readonly string[]): string {
  for (const name of names) {
    const field = fieldOf(value, name);
    if (typeof field === "string" && field.trim() !== "") return field.trim();
    if (typeof field === "number") return String(field);
  }
  return "";
}

export function numberOf(value: unknown, name: string): number | null {
  const field = fieldOf(value, name);
  return typeof field === "number" && Number.isFinite(field) ? field : null;
}

/** The value itself or the first of these fields, where it is a list. */
export function listOf(value: unknown, ...names: readonly string[]): readonly unknown[] | null {
  for (const list of [value, ...names.map((name) => fieldOf(value, name))]) {
    if (Array.isArray(list)) return list;
  }
  return null;
}

export const isObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Formats `search_documents` and `dueDate` as "search documents" and "due date". */
export const readableName = (name: string): string =>
  name
    .replaceAll(/([a-z])([A-Z])/g, "$1 $2")
    .replaceAll(/[-_.]+/g, " ")
    .trim()
    .toLowerCase();

/** A value as plain text: it is untrusted data and never markup. */
export function plainValue(value: unknown): string {
  const text = typeof value === "string" ? value : (JSON.stringify(value, null, 2) ?? "");
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text;
}
