import type { Citation } from "@metatron/contract/chat/citation";

interface Cited {
  id: string;
  citations: readonly Citation[];
}

export interface NumberedSources {
  /** In the order of their first citation; the same page of the same document once. */
  sources: { number: number; citation: Citation }[];
  /**
   * The document's number for the source `n` of an answer; undefined where the answer cites no such source.
   */
  numberOf: (answerId: string, n: number) => number | undefined;
}

/** Each answer numbers its sources from 1; a document has one list. */
export function numberSources(answers: readonly Cited[]): NumberedSources {
  const byPlace = new Map<string, { number: number; citation: Citation }>();
  const byAnswer = new Map<string, number>();
  for (const { id, citations } of answers) {
    for (const citation of [...citations].sort((a, b) => a.n - b.n)) {
      const place = placeOf(citation);
      const known = byPlace.get(place) ?? { number: byPlace.size + 1, citation };
      byPlace.set(place, known);
      byAnswer.set(`${id} ${citation.n}`, known.number);
    }
  }
  return {
    sources: [...byPlace.values()],
    numberOf: (answerId, n) => byAnswer.get(`${answerId} ${n}`),
  };
}

const placeOf = ({ fileId, title, page, revision }: Citation) =>
  JSON.stringify([fileId ?? title, page, revision]);
