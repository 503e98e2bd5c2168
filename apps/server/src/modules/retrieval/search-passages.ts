import type { Db } from "../../adapters/db/index.ts";
import { findCandidates, idsOf, type Scope } from "./find-candidates.ts";
import { fuseRanks } from "./fuse-ranks.ts";
import { toPassage } from "./passage-row.ts";
import { type RankedCandidate, rankCandidates } from "./rank-candidates.ts";
import { readPassages } from "./read-passages.ts";
import { readQuery, type Widening } from "./read-query.ts";
import type { RetrievedPassage } from "./retrieved-passage.ts";
import { supersededFiles, validityOn } from "./superseded-files.ts";

export interface PassageSearch extends Scope {
  query: string;
  also: readonly Widening[];
  limit: number;
  /** The ids of passages that are near in meaning, best first, where there is an embedding model. */
  near: readonly number[] | undefined;
  today: string;
}

/** What is no longer or not yet valid comes after what is, unless it fits much better. */
const OUTDATED_FACTOR = 0.85;
const MOST_JUDGED = 20;
/** A passage that is near in meaning only: support enough to be read by the model, not to answer without one. */
const NEAR_SUPPORT = 0.5;

export async function searchPassages(db: Db, search: PassageSearch): Promise<RetrievedPassage[]> {
  const { query, collections, fileIds, also, near, today, limit } = search;
  const read = await readQuery(db, { query, collectionIds: idsOf(collections), also });
  const candidates = read ? await findCandidates(db, read, { collections, fileIds }) : [];
  const lexical = read ? rankCandidates(read, candidates) : [];
  const ranked = near ? fuse(lexical, near) : lexical;
  const judged = ranked.slice(0, Math.max(MOST_JUDGED, limit));
  const rows = await readPassages(
    db,
    judged.map(({ id }) => id),
    collections,
  );
  const superseded = await supersededFiles(db, rows, today);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return judged
    .flatMap(({ id, score, support }) => {
      const row = byId.get(id);
      if (!row) return [];
      const validity = validityOn(today, row, superseded);
      const isValid = !validity.isExpired && !validity.isSuperseded && !validity.isNotYetValid;
      const factor = isValid ? 1 : OUTDATED_FACTOR;
      return [toPassage(row, { ...validity, score: score * factor, support })];
    })
    .sort((a, b) => b.score - a.score)
    .slice(0, limit);
}

function fuse(lexical: readonly RankedCandidate[], near: readonly number[]): RankedCandidate[] {
  const support = new Map(lexical.map((found) => [found.id, found.support]));
  const fused = fuseRanks([lexical.map(({ id }) => id), near]);
  return [...fused]
    .map(([id, score]) => ({
      id,
      score,
      support: Math.max(support.get(id) ?? 0, near.includes(id) ? NEAR_SUPPORT : 0),
    }))
    .sort((a, b) => b.score - a.score || a.id - b.id);
}
