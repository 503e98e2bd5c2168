import type { Citation } from "@metatron/contract/chat/citation";
import type { CitablePassage } from "../cited-passages.ts";

export type CitedPlace = Pick<Citation, "n" | "fileId" | "start" | "end" | "passage">;

/**
 * Numbers passages consistently over a conversation: a passage that an earlier answer cites keeps its number,
 * and every other passage gets an unused number. `earlier` is oldest first; the newest number of a passage
 * wins.
 */
export function numberPassages(
  passages: readonly CitablePassage[],
  earlier: readonly CitedPlace[],
): CitablePassage[] {
  if (earlier.length === 0) return passages.map((passage, at) => ({ ...passage, n: at + 1 }));
  const known = new Map(earlier.map((cited) => [placeOf(cited.fileId, cited, cited.passage), cited.n]));
  const used = new Set(earlier.map(({ n }) => n));
  const given = new Set<number>();
  let next = 1;
  return passages.map((passage) => {
    const kept = known.get(placeOf(passage.fileId, passage, passage.text));
    const n = kept !== undefined && !given.has(kept) ? kept : fresh();
    given.add(n);
    return { ...passage, n };
  });

  function fresh(): number {
    while (used.has(next) || given.has(next)) next += 1;
    return next;
  }
}

function placeOf(
  fileId: string | null,
  { start, end }: Pick<CitedPlace, "start" | "end">,
  text: string,
): string {
  return fileId === null || start === null ? `text ${text}` : `${fileId} ${start} ${end}`;
}
