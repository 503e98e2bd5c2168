import { foldCompatible } from "./fold-text.ts";

/**
 * A text as it is indexed and looked for: words in lower case without accents, one space between them and at both ends.
 * The index and the query must both go through here, or a text written with another accent, hyphen or slash would not be found.
 */
export function searchableText(text: string): string {
  // 1.250 and 1250 are the same figure.
  return spaced(foldCompatible(text).replace(/(?<=\d)[.\u2019'](?=\d{3}(?!\d))/g, ""));
}

export function searchableWords(text: string): string[] {
  const plain = searchableText(text).trim();
  return plain === "" ? [] : plain.split(" ");
}

/** `searchableText` with figures as they are written: revision 1.250 is not revision 1250. */
export function spacedWords(text: string): string {
  return spaced(foldCompatible(text));
}

function spaced(folded: string): string {
  return ` ${folded.replace(/[^\p{L}\p{N}]+/gu, " ").trim()} `;
}
