import type { RetrievedPassage } from "../../retrieval/index.ts";

export const MOST_PASSAGES = 40;
/**
 * Number of leading hits whose neighbours are read: the answer may stand right before or after the found
 * passage.
 */
const HITS_WITH_NEIGHBOURS = 8;
/** Share of the budget for found passages; the rest goes to their neighbours first. */
const HITS_SHARE = 0.6;
/** Characters around each passage in the prompt: its number, title, section and quotes. */
const FRAME_CHARS = 160;

export interface PassagesToChoose {
  /** One list for each query, best first. */
  found: readonly (readonly RetrievedPassage[])[];
  /** Chosen before all others while they fit. */
  first?: readonly RetrievedPassage[];
  /** Chosen if there is room left: the remaining passages of a small library. */
  last?: readonly RetrievedPassage[];
  budgetChars: number;
  readNeighbours: (passageIds: readonly string[], radius: number) => Promise<RetrievedPassage[]>;
}

/**
 * Chooses as many passages as the budget holds, the best of each query first. Passages of one document stay
 * together, in document order.
 */
export async function choosePassages({
  found,
  first = [],
  last = [],
  budgetChars,
  readNeighbours,
}: PassagesToChoose): Promise<RetrievedPassage[]> {
  const hits = alternate(found);
  const leading = hits.slice(0, HITS_WITH_NEIGHBOURS).map(({ id }) => id);
  const neighbours = leading.length > 0 ? await readNeighbours(leading, 1) : [];
  const chosen = new Map<string, RetrievedPassage>();
  let room = budgetChars;
  let most = Number.POSITIVE_INFINITY;
  const take = (passages: readonly RetrievedPassage[], least = 0) => {
    for (const passage of passages) {
      const cost = passage.text.length + FRAME_CHARS;
      if (chosen.size >= most || chosen.has(passage.id) || room - cost < least) continue;
      chosen.set(passage.id, passage);
      room -= cost;
    }
  };
  // `MOST_PASSAGES` does not apply to a file that is given whole.
  take(first);
  most = Math.max(MOST_PASSAGES, chosen.size);
  take(hits, room * (1 - HITS_SHARE));
  take(neighbours);
  take(hits);
  take(last);
  // The best passage is kept even if it is longer than a small model's budget.
  const [best] = hits;
  if (chosen.size === 0 && best) chosen.set(best.id, best);
  return inReadingOrder([...chosen.values()]);
}

/** Interleaves the lists, best first, so that one side of a comparison does not crowd out the other. */
export function alternate<T extends { id: string }>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const all = Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat();
  return [...new Map(all.toReversed().map((each) => [each.id, each])).values()].toReversed();
}

/** Documents in the order of their best passage. */
function inReadingOrder(passages: readonly RetrievedPassage[]): RetrievedPassage[] {
  const byFile = Map.groupBy(passages, ({ fileId }) => fileId);
  return [...byFile.values()].flatMap((ofFile) => ofFile.toSorted((a, b) => (a.start ?? 0) - (b.start ?? 0)));
}
