const LONGEST_SIDE = 200;
const MOST_SIDES = 3;

const BETWEEN =
  /(?:diferencias?|distinci[oó]n|comparaci[oó]n|comparar|compara|elegir|differences?|compare|choose|diferen[cç]as?|comparar|compare)\s+(?:hay\s+|existe\s+|is there\s+|h[aá]\s+)?(?:entre|between|de)?\s*(.{2,200}?)\s+(?:y|e|con|frente a|and|with|versus|vs\.?)\s+(.{2,200})$/iu;
const EITHER =
  /(?:m[aá]s|menos|mejor|peor|better|more|less|worse|melhor|pior|mais|conviene|prefer\p{L}*)\b.{0,120}?[\s,:](\p{L}[^,?]{1,80}?)\s+(?:o|u|or|ou)\s+([^?]{2,120})$/iu;
const TWICE =
  /^(.{0,160}?)(cu[aá]nt[oa]s?|qu[eé]|how (?:many|much)|quant[oa]s?)\s+(.{2,120}?)\s+(?:y|and|e)\s+(?:cu[aá]nt[oa]s?|qu[eé]|how (?:many|much)|quant[oa]s?)\s+([^?]{2,120})$/iu;

/**
 * The sides of a question that compares: each is searched by itself, because the passages of one side can fill the whole
 * result. Empty for every other question.
 */
export function splitComparison(question: string): string[] {
  const asked = question
    .replace(/[¿¡]/g, "")
    .replace(/[?!.\s]{1,20}$/u, "")
    .trim();
  if (asked.length > 2 * LONGEST_SIDE) return [];
  const twice = TWICE.exec(asked);
  if (twice) {
    const [, before = "", word = "", first = "", second = ""] = twice;
    return sides([`${before}${word} ${first}`, `${before}${word} ${second} ${topicOf(first)}`]);
  }
  const between = BETWEEN.exec(asked) ?? EITHER.exec(asked);
  if (!between) return [];
  const [, first = "", second = ""] = between;
  return sides([`${first} ${topicOf(second, first)}`, `${second} ${topicOf(first, second)}`]);
}

/** «la cena nacional y la cena en Europa» name their topic twice, «la hora extra de noche o la de día» once. */
function topicOf(side: string, other = ""): string {
  const words = side.split(/\s+/).filter((word) => word.length > 3);
  const known = new Set(other.toLowerCase().split(/\s+/));
  const [topic = ""] = words;
  return words.some((word) => known.has(word.toLowerCase())) ? "" : topic;
}

function sides(found: readonly string[]): string[] {
  const clean = found.map((side) => side.replace(/\s+/g, " ").trim().slice(0, LONGEST_SIDE));
  return [...new Set(clean)].filter((side) => side.length > 1).slice(0, MOST_SIDES);
}
