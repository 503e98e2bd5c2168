const BEYOND_ASCII = /[^\0-\x7f]/g;

/**
 * Without accents and capitals: what the search compares. As long as the same text in NFC, unit by unit, so that a
 * place found in it is the same place in the text.
 */
export function foldText(text: string): string {
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
