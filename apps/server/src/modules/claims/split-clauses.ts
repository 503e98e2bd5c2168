import { languageOf } from "./language-of.ts";
import { readStatement } from "./read-statement.ts";

const JOINT = /;|,? (?:y|e|and|pero|but|mas|mientras que) |, /g;

const FACT_JOINT =
  /;|,? (?:y|e|and|pero|but|mas|mientras que|while|enquanto|porque|because|así que|por eso|so) |, /g;
/** What begins so is a circumstance of the part after it and no statement. */
const CIRCUMSTANCE =
  /^(?:si|cuando|tras|sin|para|en|con|aunque|por|desde|hasta|a|al|durante|antes|después|if|when|after|before|for|in|at|on|with|without|from|se|quando|após|em|com|sem|na|no|nos|nas|até|depois)\s/i;
const LEAST_TERMS = 2;

/** The parts of a sentence that two sentences of a source may support, each with two words of its own. */
export function splitFacts(sentence: string): string[] {
  const language = languageOf(sentence);
  const isFact = (text: string) => {
    const { quantities, terms, hasNegation } = readStatement(text, language);
    const said = terms.filter(({ isGeneric }) => !isGeneric).length + quantities.length;
    return said + (hasNegation ? 1 : 0) >= LEAST_TERMS;
  };
  return splitAt(sentence, FACT_JOINT, (joint, left, right) => {
    const isOwn = joint !== ", " || !(CIRCUMSTANCE.test(left.trim()) || CIRCUMSTANCE.test(right));
    return isOwn && isFact(left) && isFact(right);
  });
}

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
  return splitAt(sentence, JOINT, (joint, left, right) =>
    joint === ";" ? left.trim() !== "" : carries(left) && carries(right),
  );
}

function splitAt(
  sentence: string,
  joints: RegExp,
  isSplit: (joint: string, left: string, right: string) => boolean,
): string[] {
  const clauses: string[] = [];
  let from = 0;
  const found = [...sentence.matchAll(joints)];
  for (const [at, { 0: joint, index }] of found.entries()) {
    const left = sentence.slice(from, index);
    // Only up to the next joint, or the figure of a later clause would count for this one.
    const right = sentence.slice(index + joint.length, found[at + 1]?.index);
    if (!isSplit(joint, left, right)) continue;
    clauses.push(left.trim());
    from = index + joint.length;
  }
  clauses.push(sentence.slice(from).trim());
  return clauses.filter(Boolean);
}
