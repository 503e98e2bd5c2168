import { type Cluster, meaningfulTerms, type UnansweredQuestion } from "./cluster-questions.ts";

/** Minimum number of different people behind each gap, so that it identifies nobody. */
export const LEAST_PEOPLE = 5;
const LONGEST_SHOWN = 160;

export interface DescribedCluster {
  /** The stems that at least five people used. */
  terms: string[];
  text: string;
}

/**
 * The displayed text of a gap: the most frequent wording whose every word was used by at least five people,
 * so that it never contains a name or detail of one person. Without such a wording, the words that five
 * people used. Undefined for fewer people.
 */
export function describeCluster({ questions }: Pick<Cluster, "questions">): DescribedCluster | undefined {
  if (peopleIn(questions) < LEAST_PEOPLE) return undefined;
  const users = new Map<string, { people: Set<string>; word: string }>();
  const wordings = new Map<string, number>();
  for (const { personId, text } of questions) {
    wordings.set(text, (wordings.get(text) ?? 0) + 1);
    for (const { term, word } of termsWithWords(text)) {
      const user = users.get(term) ?? { people: new Set<string>(), word };
      user.people.add(personId);
      users.set(term, user);
    }
  }
  const common = [...users].filter(([, { people }]) => people.size >= LEAST_PEOPLE);
  const shown = new Set(common.map(([term]) => term));
  const isCommon = (text: string) =>
    text !== "" && text.length <= LONGEST_SHOWN && !/\d/.test(text) && everyWord(text, shown);
  const [best] = [...wordings]
    .filter(([text]) => isCommon(text))
    .sort(([a, x], [b, y]) => y - x || a.length - b.length || (a < b ? -1 : 1));
  const words = common.map(([, { word }]) => word);
  const text = best?.[0] ?? words.join(" · ");
  if (text === "") return undefined;
  return { terms: [...shown].sort(), text };
}

export const peopleIn = (questions: readonly UnansweredQuestion[]): number =>
  new Set(questions.map(({ personId }) => personId)).size;

function termsWithWords(text: string): { term: string; word: string }[] {
  return (text.match(/\p{L}+/gu) ?? []).flatMap((word) => {
    const [term] = meaningfulTerms(word);
    return term ? [{ term, word: word.toLowerCase() }] : [];
  });
}

const everyWord = (text: string, common: ReadonlySet<string>) =>
  termsWithWords(text).every(({ term }) => common.has(term));
