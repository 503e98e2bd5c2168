import { languageOf } from "./language-of.ts";
import { readStatement } from "./read-statement.ts";

const JOINT = /;|,? (?:y|e|and|pero|but|mas|mientras que) |, /g;

/**
 * The clauses of a sentence with a figure of their own: in "4,50 € para la plantilla y 9 € para visitas" the
 * second figure does not belong to the first group.
 */
export function splitClauses(sentence: string): string[] {
  const language = languageOf(sentence);
  const carries = (text: string) => {
    const { quantities, terms } = readStatement(text, language);
    const hasSubject = terms.some(({ isGeneric }) => !isGeneric);
    // "la segunda en octubre": the ordinal is the subject.
    const isCounted = quantities.some(({ kind }) => kind === "ordinal") && quantities.length > 1;
    return quantities.length > 0 && (hasSubject || isCounted);
  };
  const clauses: string[] = [];
  let from = 0;
  for (const { 0: joint, index } of sentence.matchAll(JOINT)) {
    const left = sentence.slice(from, index);
    const right = sentence.slice(index + joint.length);
    const isOwn = joint === ";" ? left.trim() !== "" : carries(left) && carries(right);
    if (!isOwn) continue;
    clauses.push(left.trim());
    from = index + joint.length;
  }
  clauses.push(sentence.slice(from).trim());
  return clauses.filter(Boolean);
}
