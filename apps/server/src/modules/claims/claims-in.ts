/** A statement of an answer with the numbers of its citations. */
export interface Claim {
  text: string;
  numbers: number[];
}

const REFERENCES = /(?<!\s)\s*((?:\[\d{1,3}(?:\s*,\s*\d{1,3})*\][\s,;y]*)+)[.;:]?/gu;
const SENTENCE_END = /(?<=[.!?…])\s+(?=[\p{Lu}\d¿¡*"«(])/u;

/**
 * Citations are written `[1]` or `[1, 3]` here, because the stream's filter normalises them. Each statement
 * ends at its references; text between two references on a line belongs to the later one.
 */
export function claimsIn(answer: string): Claim[] {
  const claims: Claim[] = [];
  let lineBefore = "";
  for (const line of answer.split("\n")) {
    let from = 0;
    for (const found of line.matchAll(REFERENCES)) {
      const said = plain(line.slice(from, found.index));
      from = found.index + found[0].length;
      const numbers = [...new Set([...(found[1] ?? "").matchAll(/\d+/g)].map(([n]) => Number(n)))];
      claims.push({ text: said === "" ? lineBefore : lastSentence(said), numbers });
    }
    if (plain(line) !== "") lineBefore = lastSentence(plain(line.replace(REFERENCES, " ")));
  }
  return claims;
}

function plain(line: string): string {
  return (
    line
      .replace(/^[\s>#*\-–•|]+/u, "")
      // The number of a step; «25 días» and «15 años o más» begin with a figure that is part of the statement.
      .replace(/^\d{1,3}[.)]\s+(?=\S)/u, "")
      .replace(/[*_`>|#]/g, " ")
      .replace(/\s+/g, " ")
      .trim()
  );
}

/** The citation of one sentence does not cover the sentences before it. */
function lastSentence(said: string): string {
  const sentences = said.split(SENTENCE_END).filter((each) => each.trim() !== "");
  return sentences.at(-1) ?? said;
}
