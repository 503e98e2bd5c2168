import { type FormFieldKind, MAX_FORM_FIELDS } from "@metatron/contract/chat/constants";
import type { FormField, ToolForm } from "@metatron/contract/chat/tool-form";
import { cleanLine, cleanText } from "@metatron/text/clean-text";
import { cutText } from "@metatron/text/cut-text";
import { foldText } from "@metatron/text/fold-text";
import type { ElicitRequest } from "@modelcontextprotocol/client";
import type { QuestionRefusal } from "./read-result.ts";

export const MOST_MESSAGE_CHARS = 1000;
const MOST_LABEL_CHARS = 120;
const MOST_HINT_CHARS = 300;
const MOST_NAME_CHARS = 100;
const MOST_OPTIONS = 50;

type Params = ElicitRequest["params"];
type Property = Extract<Params, { requestedSchema: unknown }>["requestedSchema"]["properties"][string];

export type ReadQuestion = { form: Omit<ToolForm, "id"> } | { refused: QuestionRefusal };

/**
 * A server's question as a form. Refuses what a person should not be shown: questions for secrets, pages of
 * hosts that no administrator has named, and forms that nobody can survey.
 */
export function readQuestion(params: Params, allowedOrigins: readonly string[]): ReadQuestion {
  const message = cutText(cleanText(params.message), MOST_MESSAGE_CHARS);
  if (!("requestedSchema" in params)) {
    const url = URL.parse(params.url);
    if (!url || !allowedOrigins.includes(url.origin)) return { refused: "page_not_allowed" };
    return { form: { message, url: url.href, fields: [] } };
  }
  const { properties, required = [] } = params.requestedSchema;
  const names = Object.keys(properties);
  const areNamesLong = names.some((name) => name.length > MOST_NAME_CHARS || name === "");
  if (names.length > MAX_FORM_FIELDS || areNamesLong) return { refused: "too_large" };
  const fields: FormField[] = [];
  for (const [name, property] of Object.entries(properties)) {
    const field = toField({ name, property, isRequired: required.includes(name) });
    if (field.options.length > MOST_OPTIONS) return { refused: "too_large" };
    fields.push(field);
  }
  if (asksForSecret(message, fields)) return { refused: "secret" };
  return { form: { message, url: null, fields } };
}

interface NamedProperty {
  name: string;
  property: Property;
  isRequired: boolean;
}

function toField({ name, property, isRequired }: NamedProperty): FormField {
  const { kind, options } = kindOf(property);
  const { min, max } = limitsOf(property);
  const hint = property.description ? cutText(cleanText(property.description), MOST_HINT_CHARS) : null;
  return {
    name,
    label: cutText(cleanLine(property.title ?? "") || readable(name), MOST_LABEL_CHARS),
    hint,
    kind,
    required: isRequired,
    options,
    min,
    max,
    initial: property.default ?? null,
  };
}

type Options = FormField["options"];

function kindOf(property: Property): { kind: FormFieldKind; options: Options } {
  switch (property.type) {
    case "boolean":
      return { kind: "yes_no", options: [] };
    case "number":
    case "integer":
      return { kind: property.type, options: [] };
    case "array":
      return { kind: "choices", options: optionsOf(property.items) };
    case "string": {
      const options = optionsOf(property);
      if (options.length > 0) return { kind: "choice", options };
      return { kind: textKindOf("format" in property ? property.format : undefined), options: [] };
    }
  }
}

function textKindOf(format: string | undefined): FormFieldKind {
  if (format === "email" || format === "date") return format;
  return format === "uri" ? "url" : "text";
}

/** Choices are listed as values, as values with names, or as titled constants. */
function optionsOf(from: object): Options {
  if ("enum" in from && Array.isArray(from.enum)) {
    const names: unknown[] = "enumNames" in from && Array.isArray(from.enumNames) ? from.enumNames : [];
    return from.enum.map((value, at) => toOption(String(value), names[at]));
  }
  const titled = "oneOf" in from ? from.oneOf : "anyOf" in from ? from.anyOf : undefined;
  if (!Array.isArray(titled)) return [];
  return titled.map((each: { const: string; title?: string }) => toOption(each.const, each.title));
}

const toOption = (value: string, label: unknown) => ({
  value,
  label: cutText(cleanLine(typeof label === "string" && label !== "" ? label : value), MOST_LABEL_CHARS),
});

function limitsOf(property: Property): Pick<FormField, "min" | "max"> {
  const numberIn = (...names: string[]) => {
    const found = names.map((name) => Object.entries(property).find(([key]) => key === name)?.[1]);
    return found.find((value) => typeof value === "number") ?? null;
  };
  return {
    min: numberIn("minimum", "minLength", "minItems"),
    max: numberIn("maximum", "maxLength", "maxItems"),
  };
}

const readable = (name: string) => cleanLine(name.replaceAll(/[_-]/g, " "));

/** Without accents and in lower case, in the three languages of the product. */
const SECRETS =
  /\b(?:password|passwd|passphrase|contrasena|senha|secret|secreto|segredo|token|api key|apikey|clave de acceso|private key|clave privada|pin|cvv|cvc|otp|one time code|codigo de verificacion)\b/;

/**
 * A server must not ask for credentials in a form; one that does may be hostile, or may have been told to by
 * a stranger. A question that only takes yes or no can't carry a secret away.
 */
function asksForSecret(message: string, fields: readonly FormField[]): boolean {
  const written = fields.filter(({ kind }) => kind !== "yes_no" && kind !== "choice" && kind !== "choices");
  if (written.length === 0) return false;
  const texts = [message, ...written.flatMap(({ name, label, hint }) => [readable(name), label, hint ?? ""])];
  return texts.some((text) => SECRETS.test(foldText(text)));
}
