import type { FormField, FormValue } from "@metatron/contract/chat/tool-form";

/** What the controls of a form hold: typed text, or chosen values. */
export type TypedValues = Readonly<Record<string, string | readonly string[]>>;

export const YES = "yes";
export const NO = "no";

/** What the form shows first: the values that the other system proposes. */
export function initialValues(fields: readonly FormField[]): TypedValues {
  return Object.fromEntries(fields.map((field) => [field.name, initialOf(field)]));
}

function initialOf({ kind, initial }: FormField): string | readonly string[] {
  if (kind === "choices") return Array.isArray(initial) ? initial : [];
  if (kind === "yes_no") return initial === true ? YES : initial === false ? NO : "";
  return initial === null || Array.isArray(initial) ? "" : String(initial);
}

/** The typed values as the other system takes them; a field that is left empty has no value. */
export function toFormValues(fields: readonly FormField[], typed: TypedValues): Record<string, FormValue> {
  const values: Record<string, FormValue> = {};
  for (const field of fields) {
    const value = toFormValue(field, typed[field.name] ?? "");
    if (value !== undefined) values[field.name] = value;
  }
  return values;
}

function toFormValue({ kind }: FormField, typed: string | readonly string[]): FormValue | undefined {
  if (typeof typed !== "string") return typed.length > 0 ? [...typed] : undefined;
  const text = typed.trim();
  if (text === "") return undefined;
  switch (kind) {
    case "yes_no":
      return text === YES;
    case "number":
    case "integer":
      // People write decimals with a comma. What is no number stays a text, which the check refuses.
      return toNumber(text) ?? text;
    case "choices":
      return [text];
    default:
      return text;
  }
}

function toNumber(text: string): number | undefined {
  const number = Number(text.replace(",", "."));
  return Number.isFinite(number) ? number : undefined;
}
