/** Without accents and other marks; case, letters and punctuation stay. */
export function removeAccents(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "");
}

/** Lower case and without accents: the form in which words are compared, because people on phones leave accents out. */
export function foldText(text: string): string {
  return removeAccents(text.toLowerCase());
}

/**
 * `foldText` that also writes ligatures, full-width letters and raised digits as plain ones. The search index stores this
 * form: another normalisation would no longer find passages that are already indexed.
 */
export function foldCompatible(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}

const BEYOND_ASCII = /[^\0-\x7f]/g;

/**
 * `foldText` that keeps every UTF-16 unit at its place: the result is as long as the text in NFC, so that a hit found in
 * it is at the same place in the text. Both the searched text and the query must be folded by this function.
 */
export function foldInPlace(text: string): string {
  return text.normalize("NFC").replace(BEYOND_ASCII, foldUnit).toLowerCase();
}

const folded = new Map<string, string>();

function foldUnit(unit: string): string {
  const known = folded.get(unit);
  if (known !== undefined) return known;
  const base = unit.normalize("NFD").charAt(0).toLowerCase();
  const result = base.length === 1 ? base : unit;
  folded.set(unit, result);
  return result;
}
