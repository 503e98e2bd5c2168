import { withoutPersonalData } from "../personal-data/index.ts";

/**
 * Removes the detector's findings and text that only looks personal: addresses, long numbers, names after a
 * title.
 */
export function scrubQuestion(text: string): string {
  return withoutPersonalData(text)
    .replace(/\S+/g, (word) => (/@|\d{4}/.test(word) ? "" : word.replace(/https?:.*/s, "")))
    .replace(/\b(?:sr|sra|srta|don|doña)\.?\s+\p{Lu}\p{L}*(?:\s+\p{Lu}\p{L}*)*/gu, "")
    .replace(/\s+/g, " ")
    .trim();
}
