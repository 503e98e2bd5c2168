import { oneLine } from "@metatron/text/one-line";
import { findPersonalData } from "./find-personal-data.ts";

export interface Masked {
  texts: string[];
  /** Maps each placeholder to its value. */
  restore: Map<string, string>;
}

/** The same value gets the same placeholder in every text, so that the model can distinguish two people. */
export function maskTexts(texts: readonly string[]): Masked {
  const restore = new Map<string, string>();
  const placeholders = new Map<string, string>();
  const counts = new Map<string, number>();

  function placeholderFor(kind: string, value: string): string {
    const known = placeholders.get(value);
    if (known) return known;
    const label = kind.toUpperCase();
    let placeholder: string;
    do {
      counts.set(label, (counts.get(label) ?? 0) + 1);
      placeholder = `[${label}_${counts.get(label)}]`;
      // A placeholder that already occurs in the text would be replaced by a value in the answer.
    } while (texts.some((text) => text.includes(placeholder)));
    placeholders.set(value, placeholder);
    restore.set(placeholder, value);
    return placeholder;
  }

  const masked = texts.map((text) => {
    let out = "";
    let last = 0;
    for (const { kind, start, end } of findPersonalData(text)) {
      out += text.slice(last, start) + placeholderFor(kind, text.slice(start, end));
      last = end;
    }
    return out + text.slice(last);
  });
  return { texts: masked, restore };
}

/** Removes personal data from a search query, which needs no placeholders. */
export function withoutPersonalData(text: string): string {
  let out = "";
  let last = 0;
  for (const { start, end } of findPersonalData(text)) {
    out += text.slice(last, start);
    last = end;
  }
  return oneLine(out + text.slice(last));
}
