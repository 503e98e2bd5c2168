import { foldText } from "@metatron/text/fold-text";

const LONGEST_QUESTION = 400;
const LONGEST_SIDE = 200;

/** Words that ask for a difference; the compared things follow them. */
const DIFFERENCE = new Set(
  "diferencia diferencias distincion comparacion compara comparar difference differences compare diferenca diferencas".split(
    " ",
  ),
);
/** Words that ask which of two things is more. */
const DEGREE = new Set("mas menos mejor peor conviene better more less worse melhor pior mais".split(" "));
const HOW_MANY = new Set(
  "cuanto cuanta cuantos cuantas que many much quanto quanta quantos quantas".split(" "),
);
const AND = new Set("y e con and with versus vs".split(" "));
const OR = new Set("o u or ou".split(" "));
const FILLERS = new Set("hay existe entre between de is there ha".split(" "));

/**
 * The sides of a comparison. Each side is searched separately, because the passages of one side can fill the
 * whole result. Empty for any other question.
 */
export function splitComparison(question: string): string[] {
  if (question.length > LONGEST_QUESTION) return [];
  const words = question.split(/[\s¿?¡!]+/).filter(Boolean);
  const plain = words.map((word) => foldText(word).replace(/[^a-z0-9]/g, ""));
  return splitTwice(words, plain) ?? splitDifference(words, plain) ?? splitDegree(words, plain) ?? [];
}

/** «cuántas vacaciones tiene uno de tierra y cuántas un piloto» */
function splitTwice(words: readonly string[], plain: readonly string[]): string[] | undefined {
  const and = plain.findIndex((word, at) => AND.has(word) && HOW_MANY.has(plain[at + 1] ?? ""));
  const first = plain.findIndex((word) => HOW_MANY.has(word));
  if (and < 0 || first < 0 || first >= and) return undefined;
  const before = words.slice(0, first);
  const left = words.slice(first, and);
  const right = words.slice(and + 1);
  return sides([...before, ...left], [...before, ...right, ...topicOf(left.slice(1))]);
}

/** «qué diferencia hay entre la cena nacional y la cena en Europa» */
function splitDifference(words: readonly string[], plain: readonly string[]): string[] | undefined {
  const asked = plain.findIndex((word) => DIFFERENCE.has(word));
  if (asked < 0) return undefined;
  let from = asked + 1;
  while (FILLERS.has(plain[from] ?? "")) from += 1;
  return splitAt(words, { from, at: plain.findIndex((word, at) => at > from && AND.has(word)) });
}

/** «es más segura la llave o el SMS» */
function splitDegree(words: readonly string[], plain: readonly string[]): string[] | undefined {
  const asked = plain.findIndex((word) => DEGREE.has(word));
  const at = plain.findIndex((word, place) => place > asked + 1 && OR.has(word));
  return asked < 0 ? undefined : splitAt(words, { from: asked + 1, at });
}

function splitAt(words: readonly string[], { from, at }: { from: number; at: number }): string[] | undefined {
  if (at < 0 || at + 1 >= words.length || at <= from) return undefined;
  const left = words.slice(from, at);
  const right = words.slice(at + 1);
  return sides([...left, ...topicOf(right, left)], [...right, ...topicOf(left, right)]);
}

/**
 * «la cena nacional y la cena en Europa» names its topic twice, «la hora extra de noche o la de día» once.
 */
function topicOf(side: readonly string[], other: readonly string[] = []): string[] {
  const long = side.filter((word) => word.length > 3);
  const known = new Set(other.map(foldText));
  return long.some((word) => known.has(foldText(word))) ? [] : long.slice(0, 1);
}

function sides(...found: readonly (readonly string[])[]): string[] {
  return [...new Set(found.map((side) => side.join(" ").slice(0, LONGEST_SIDE)))];
}
