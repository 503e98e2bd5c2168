import { type FoundAnswer, findAnswer } from "./find-answer.ts";
import type { Library } from "./library.ts";
import { readQuestion } from "./read-question.ts";
import { fold, termsOf } from "./words.ts";

const DIFFERENCE =
  /\b(?:diferencias?(?: hay)?(?: entre)?|compar\p{L}*|differences? between|diferenca entre)\s+(.{2,80}?)\s+(?:y|e|o|con|vs\.?|and|or|frente a)\s+(.{2,80})$/iu;
const CHOICE = /^(.{2,120}?)\s+(?:o|u|or|ou|vs\.?)\s+(.{2,80})$/iu;
const WEIGHS = /\b(?:mejor|peor|mas|menos|cual|quien|que|diferencia|more|better|which|melhor|mais)\b/u;

/** The two things that a question compares; undefined where it compares none. */
export function sidesOf(question: string): { left: string; right: string } | undefined {
  const plain = question.replace(/[¿?¡!]/g, " ").trim();
  const [, left, right] =
    DIFFERENCE.exec(plain) ?? (WEIGHS.test(fold(plain)) ? CHOICE.exec(plain) : null) ?? [];
  if (!left || !right) return undefined;
  return termsOf(left).length > 0 && termsOf(right).length > 0 ? { left, right } : undefined;
}

/** The row of the other side in the table in which the first side was found. */
export function rowOfOtherSide(right: string, lead: FoundAnswer, library: Library): FoundAnswer | undefined {
  const { concepts } = readQuestion({ text: right }, library);
  const rows = library.units.filter(
    ({ table, row }) => table && table === lead.unit.table && row !== lead.unit.row,
  );
  const shares = rows.map((unit) => {
    const label = termsOf(unit.table?.rows[unit.row ?? -1]?.[0] ?? "");
    const said = concepts.map(({ forms }) => Math.max(0, ...label.map((word) => forms.get(word) ?? 0)));
    return { unit, said: said.reduce((sum, share) => sum + share, 0) };
  });
  const best = shares.sort((a, b) => b.said - a.said)[0];
  return best && best.said > 0 ? { ...lead, unit: best.unit } : undefined;
}

/** What answers the second side, asked with the first side's subject: «la de día» is an hour as «la hora extra de noche» is. */
export function findOtherSide(
  { left, right }: { left: string; right: string },
  library: Library,
): FoundAnswer | undefined {
  return findAnswer(readQuestion({ text: right, earlier: left }, library), library)[0];
}
