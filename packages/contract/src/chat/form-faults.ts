import type { FormField, FormValue } from "./tool-form.ts";

export type FormFault = "missing" | "invalid" | "too_small" | "too_large";

type Values = Readonly<Record<string, FormValue | undefined>>;

/** The fields whose value the tool would refuse, in order. A field that is left empty has no value. */
export function formFaults(
  fields: readonly FormField[],
  values: Values,
): { name: string; fault: FormFault }[] {
  return fields.flatMap((field) => {
    const fault = faultOf(field, values[field.name]);
    return fault ? [{ name: field.name, fault }] : [];
  });
}

const EMAIL = /^[^\s@]{1,64}@[^\s@]{1,190}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

function faultOf(field: FormField, value: FormValue | undefined): FormFault | undefined {
  if (value === undefined || value === "" || (Array.isArray(value) && value.length === 0))
    return field.required ? "missing" : undefined;
  switch (field.kind) {
    case "yes_no":
      return typeof value === "boolean" ? undefined : "invalid";
    case "number":
    case "integer":
      if (typeof value !== "number" || !Number.isFinite(value)) return "invalid";
      if (field.kind === "integer" && !Number.isInteger(value)) return "invalid";
      return outOf(field, value);
    case "choice":
      return typeof value === "string" && isOption(field, value) ? undefined : "invalid";
    case "choices":
      if (!Array.isArray(value) || !value.every((each) => isOption(field, each))) return "invalid";
      return outOf(field, value.length);
    case "text":
    case "email":
    case "url":
    case "date":
      if (typeof value !== "string" || !isWritten(field, value)) return "invalid";
      return outOf(field, value.length);
  }
}

function isWritten({ kind }: FormField, value: string): boolean {
  if (kind === "email") return EMAIL.test(value);
  if (kind === "url") return URL.canParse(value);
  return kind !== "date" || (DAY.test(value) && !Number.isNaN(Date.parse(value)));
}

const isOption = ({ options }: FormField, value: string) => options.some((option) => option.value === value);

function outOf({ min, max }: FormField, size: number): FormFault | undefined {
  if (min !== null && size < min) return "too_small";
  return max !== null && size > max ? "too_large" : undefined;
}
