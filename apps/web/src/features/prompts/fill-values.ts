import { keyOf, type PromptVariable } from "@metatron/contract/prompts/variables";

/** The typed values by the key of their variable. */
export type FillValues = ReadonlyMap<string, string>;

/** A choice starts with its first option, as its control shows it. */
export function startValues(variables: readonly PromptVariable[]): FillValues {
  return new Map(
    variables.map((variable) => [
      keyOf(variable.name),
      variable.kind === "choice" ? (variable.choices[0] ?? "") : "",
    ]),
  );
}

export const isFilled = (values: FillValues, { name }: PromptVariable): boolean =>
  (values.get(keyOf(name)) ?? "").trim() !== "";

/** The values as they stand in the text: dates in words, empty ones left out, so that their marks stay visible. */
export function valueTexts(
  variables: readonly PromptVariable[],
  values: FillValues,
  language: string,
): FillValues {
  return new Map(
    variables
      .filter((variable) => isFilled(values, variable))
      .map(({ name, kind }) => {
        const value = (values.get(keyOf(name)) ?? "").trim();
        return [keyOf(name), kind === "date" ? dateInWords(value, language) : value];
      }),
  );
}

function dateInWords(day: string, language: string): string {
  const at = new Date(`${day}T00:00:00Z`);
  // Old browsers show a text field for dates, so anything may be typed there.
  if (Number.isNaN(at.getTime())) return day;
  return new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(at);
}
