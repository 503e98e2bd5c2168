import type { PersonalDataKind } from "@metatron/contract/personal-data/constants";

export interface Finding {
  kind: PersonalDataKind;
  start: number;
  end: number;
}

/** One kind of data: every place where its pattern stands and its check agrees. */
export interface Pattern {
  kind: PersonalDataKind;
  /** Global and with indices where it has a group `value`, which alone is then the finding. */
  shape: RegExp;
  isReal?: (match: RegExpExecArray, before: string) => boolean;
  /** What must be somewhere in the text, all of it, and costs less to see: everything that leaves is looked through. */
  signs?: readonly RegExp[];
}

export const DIGIT = /\d/;
/** Five digits, also with the signs that people put between them. */
export const LONG_NUMBER = /\d(?:[ .-]?\d){4}/;
/** As many digits as the shortest card and a ticket have. */
export const CARD_NUMBER = /\d(?:[ -]?\d){12}/;

/** How much of what stands before a match may say what it is. */
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
