import type { PersonalDataKind } from "@metatron/contract/personal-data/constants";

export interface Finding {
  kind: PersonalDataKind;
  start: number;
  end: number;
}

/** One kind of data: every match of its pattern that passes its check. */
export interface Pattern {
  kind: PersonalDataKind;
  /**
   * Must be global. With a group `value` it also needs the indices flag, and the group alone is the finding.
   */
  shape: RegExp;
  isReal?: (match: RegExpExecArray, before: string) => boolean;
  /** Cheap patterns that must all match somewhere in the text; every outbound text is scanned. */
  signs?: readonly RegExp[];
}

export const DIGIT = /\d/;
/** Five digits, also with separators between them. */
export const LONG_NUMBER = /\d(?:[ .-]?\d){4}/;
/** The number of digits of the shortest card and of a ticket. */
export const CARD_NUMBER = /\d(?:[ -]?\d){12}/;

/** How many characters before a match are checked for its meaning. */
const CONTEXT_CHARS = 48;

export function findPattern(text: string, { kind, shape, isReal }: Pattern): Finding[] {
  const found: Finding[] = [];
  for (const match of text.matchAll(shape)) {
    const before = text.slice(Math.max(0, match.index - CONTEXT_CHARS), match.index);
    if (isReal && !isReal(match, before)) continue;
    const [start, end] = match.indices?.groups?.value ?? [match.index, match.index + match[0].length];
    found.push({ kind, start, end });
  }
  return found;
}
