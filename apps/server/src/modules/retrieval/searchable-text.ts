/**
 * A text as it is indexed and looked for: words in lower case without accents, one space between them and at both ends.
 * Both sides must go through here, or what is written with another accent, hyphen or slash would not be found.
 */
export function searchableText(text: string): string {
  const plain = text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    // 1.250 and 1250 are the same figure.
    .replace(/(?<=\d)[.\u2019'](?=\d{3}(?!\d))/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  return ` ${plain} `;
}

export function searchableWords(text: string): string[] {
  const plain = searchableText(text).trim();
  return plain === "" ? [] : plain.split(" ");
}
