import { oneLine } from "@metatron/text/one-line";
import { findPersonalData } from "./find-personal-data.ts";

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
