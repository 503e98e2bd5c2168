import type { Db } from "../../adapters/db/index.ts";
import { findCandidates, idsOf, type Scope } from "./find-candidates.ts";
import type { JudgedNear } from "./judge-nearness.ts";
import { toPassage } from "./passage-row.ts";
import { type RankedCandidate, rankCandidates } from "./rank-candidates.ts";
import { readPassages } from "./read-passages.ts";
import { readQuery, type Widening } from "./read-query.ts";
import { MOST_RERANKED, type Rerank, reranked } from "./rerank-passages.ts";
import type { RetrievedPassage } from "./retrieved-passage.ts";
import { supersededFiles, validityOn } from "./superseded-files.ts";

export interface PassageSearch extends Scope {
  query: string;
  /** The original question: rerankers understand other languages. */
  question: string;
  also: readonly Widening[];
  limit: number;
  /** Passages with a similar meaning, best first; undefined without an embedding model. */
  near: readonly JudgedNear[] | undefined;
  /** Reorders the passages; undefined without a reranking model. */
  rerank: Rerank | undefined;
  today: string;
}

/** Expired documents and documents that are not valid yet rank lower, unless they match much better. */
const OUTDATED_FACTOR = 0.85;
const MOST_JUDGED = 20;
/**
 * Support of a passage that is only similar in meaning: enough for a model to read, not enough to answer
 * without one.
 */
const NEAR_SUPPORT = 0.5;
/** High enough that the first place of one list does not outweigh two good places in both. */
const SMOOTHING = 60;

export async function searchPassages(db: Db, search: PassageSearch): Promise<RetrievedPassage[]> {
  const { query, collections, fileIds, also, near, rerank, today, limit } = search;
  const read = await readQuery(db, { query, collectionIds: idsOf(collections), also });
  const candidates = read ? await findCandidates(db, read, { collections, fileIds }) : [];
  const lexical = read ? rankCandidates(read, candidates) : [];
  const ranked = near ? fuse(lexical, near) : lexical;
  const judged = ranked.slice(0, Math.max(rerank ? MOST_RERANKED : MOST_JUDGED, limit));
  const rows = await readPassages(
    db,
    judged.map(({ id }) => id),
    collections,
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  const [superseded, ordered] = await Promise.all([
    supersededFiles(db, rows, today),
    rerank ? reranked(judged, { byId, rerank, query: search.question }) : judged,
  ]);
  return ordered
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

function fuse(lexical: readonly RankedCandidate[], near: readonly JudgedNear[]): RankedCandidate[] {
  const support = new Map(lexical.map((found) => [found.id, found.support]));
  for (const { id, isSupport } of near)
    support.set(id, Math.max(support.get(id) ?? 0, isSupport ? NEAR_SUPPORT : 0));
  const fused = fuseRanks([lexical.map(({ id }) => id), near.map(({ id }) => id)]);
  return [...fused]
    .map(([id, score]) => ({ id, score, support: support.get(id) ?? 0 }))
    .sort((a, b) => b.score - a.score || a.id - b.id);
}

/** Merges rankings of ids by reciprocal rank. */
function fuseRanks(rankings: readonly (readonly number[])[]): Map<number, number> {
  const fused = new Map<number, number>();
  for (const ranking of rankings) {
    for (const [place, id] of ranking.entries())
      fused.set(id, (fused.get(id) ?? 0) + 1 / (SMOOTHING + place + 1));
  }
  return fused;
}
