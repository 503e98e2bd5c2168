import { maskTexts } from "./mask-texts.ts";

export interface MaskedValue {
  value: unknown;
  /** Puts the values back into the texts of a result, at any depth. */
  restore(result: unknown): unknown;
}

/** A JSON value whose personal data is replaced by placeholders. Numbers too: a card number need not be a text. */
export function maskValue(value: unknown): MaskedValue {
  const { texts, restore } = maskTexts(textsIn(value));
  const left = texts.values();
  const masked = mapTexts(value, (text, given) => {
    const next = left.next().value ?? "";
    // Only a number that is personal data becomes a text.
    return next === text ? given : next;
  });
  const values = [...restore];
  return {
    value: masked,
    restore: (result) =>
      mapTexts(result, (text, given) =>
        typeof given === "string"
          ? values.reduce((so, [placeholder, original]) => so.replaceAll(placeholder, () => original), text)
          : given,
      ),
  };
}

/** The texts, numbers and names of fields in a value. */
export function textsIn(value: unknown): string[] {
  const texts: string[] = [];
  mapTexts(value, (text, given) => {
    texts.push(text);
    return given;
  });
  return texts;
}

type Change = (text: string, given: unknown) => unknown;

/** Visits names before their values, always in the same order. */
function mapTexts(value: unknown, change: Change): unknown {
  if (typeof value === "string" || typeof value === "number") return change(String(value), value);
  if (Array.isArray(value)) return value.map((each) => mapTexts(each, change));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [String(change(name, name)), mapTexts(each, change)]),
  );
}
