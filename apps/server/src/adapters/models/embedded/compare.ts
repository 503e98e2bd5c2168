import { foldText } from "@metatron/text/fold-text";
import { termsOf } from "@metatron/text/terms";
import { type FoundAnswer, findAnswer } from "./find-answer.ts";
import type { Library } from "./library.ts";
import { readQuestion } from "./read-question.ts";

const MOST_WORDS = 40;
const ASKS_DIFFERENCE =
  /^(?:diferencias?|compara|comparar|comparame|compare|difference|differences|diferenca)$/;
const JOINS = new Set(["y", "e", "o", "u", "con", "vs", "and", "or", "ou"]);
const CHOOSES = new Set(["o", "u", "or", "ou", "vs"]);
const WEIGHS = new Set("mejor peor mas menos cual quien que more better which melhor mais".split(" "));

/** The two things that a question compares; undefined where it compares none. */
export function sidesOf(question: string): { left: string; right: string } | undefined {
  const words = question
    .replace(/[¿?¡!]/g, " ")
    .trim()
    .split(/\s+/)
    .slice(0, MOST_WORDS);
  const plain = words.map(foldText);
  const asked = plain.findIndex((word) => ASKS_DIFFERENCE.test(word));
  const from = asked < 0 ? 0 : asked + 1;
  const marks = asked < 0 ? CHOOSES : JOINS;
  if (asked < 0 && !plain.some((word) => WEIGHS.has(word))) return undefined;
  const join = plain.findIndex((word, at) => at > from && marks.has(word));
  if (join < 0) return undefined;
  const left = words
    .slice(from, join)
    .filter((_, at) => !/^(?:hay|entre|between)$/.test(plain[from + at] ?? ""))
    .join(" ");
  const right = words.slice(join + 1).join(" ");
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
